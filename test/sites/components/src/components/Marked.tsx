import { useEffect, useState } from 'react'

export default function Marked() {
  const [text, setText] = useState('на сервере')
  useEffect(() => setText('в браузере'), [])
  return <p data-test="marked">{text}</p>
}
