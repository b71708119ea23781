import React from 'react'

interface Свойства {
  заголовок: string
  текст: string
}

export default function Карточка({ заголовок, текст }: Свойства) {
  return (
    <section className="card">
      <h3>{заголовок}</h3>
      <p>{текст}</p>
    </section>
  )
}
