import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes'

const Badge = ({ label }) => (
  <span className="mine-badge" data-part="badge">
    {label}
  </span>
)

export default { ...ComponentTypes, 'custom-badge': Badge }
