import React from 'react'

export default function Метка({ children, вид = 'обычная' }) {
  return <span className={`метка метка--${вид}`}>{children}</span>
}
