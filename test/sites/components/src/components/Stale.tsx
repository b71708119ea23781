import { useState } from 'react'

export default function Stale() {
  const [count, setCount] = useState(7)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}
