/** Door of the room: what draws a page. Browsers take the parts they draw by their files. */

export { Content } from './Content.tsx'
export { formatDate, isoDay } from './dates.ts'
export { Icon } from './Icon.tsx'
export { palette } from './palette.ts'
export { Footer } from './shell/Footer.tsx'
export { menuHead, menuItem, menuItems, menuMore } from './shell/MobileMenu.tsx'
export { BarInside, Brand, ColorModeButton, MenuButton, Navbar } from './shell/Navbar.tsx'
export { NavItem, NavItems } from './shell/NavItems.tsx'
export { Shell } from './shell/Shell.tsx'
export { TocInline } from './Toc.tsx'
export { DocCard, DocCardList } from './views/DocViews.tsx'
