export default function Highlight({ children, color = 'teal' }) {
  return (
    <span data-part="highlight" className="mine-badge">
      {children} in {color}
    </span>
  )
}
