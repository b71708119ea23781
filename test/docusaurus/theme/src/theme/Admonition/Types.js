import DefaultTypes from '@theme-original/Admonition/Types'

function Tool({ title, children }) {
  return (
    <div className="mine-note" data-part="tool">
      <b>{title ?? 'Tool'}</b>
      {children}
    </div>
  )
}

export default { ...DefaultTypes, tool: Tool }
