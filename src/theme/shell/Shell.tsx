/** Everything around the article, drawn on the server and hydrated in the browser. The article itself is `children`. */

import type { ReactNode } from 'react'
import type { Sidebar as SidebarData } from '../../shared/site.ts'
import { Icon } from '../Icon.tsx'
import { Toc } from '../Toc.tsx'
import type { ShellView } from '../view.ts'
import { Footer } from './Footer.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { Navbar } from './Navbar.tsx'
import { Sidebar } from './Sidebar.tsx'

interface ShellProps extends ShellView {
  /** Tree of `page.sidebar`. */
  sidebar: SidebarData | undefined
  /** The document has another state of it: its nodes stay unread until this one is drawn. */
  isOther?: boolean | undefined
  /** The host of the article. */
  children: ReactNode
}

export function Shell({ shell, page, sidebar, isOther = false, t, children }: ShellProps) {
  const columns = [sidebar && 'has-sidebar', page.toc.length > 0 && 'has-toc'].filter(Boolean).join(' ')
  return (
    <>
      <a className="skip-link" href="#__zapiski_main">
        {t('theme.common.skipToMainContent')}
      </a>
      <AnnouncementBar shell={shell} page={page} t={t} />
      <Bar shell={shell} page={page} t={t} />
      <div className={`layout ${columns}`}>
        {sidebar && <Sidebar key={sidebar.id} sidebar={sidebar} isOther={isOther} shell={shell} page={page} t={t} />}
        <main id="__zapiski_main" className="theme-layout-main main" tabIndex={-1}>
          {children}
        </main>
        <Toc toc={page.toc} map={page.map} t={t} />
      </div>
      <Footer shell={shell} t={t} />
      <button
        type="button"
        className="theme-back-to-top-button back-to-top needs-js"
        data-action="to-top"
        aria-label={t('theme.BackToTopButton.buttonAriaLabel')}
      >
        <Icon name="up" />
      </button>
    </>
  )
}

/** The bar on top and its menu for narrow screens; those of the site's own stand before all this. */
export const Bar = (view: ShellView) =>
  !view.shell.navbar.isOwn && (
    <>
      <Navbar {...view} />
      <MobileMenu {...view} />
    </>
  )

function AnnouncementBar({ shell, t }: ShellView) {
  const bar = shell.announcement
  if (bar === undefined) return null
  return (
    <div
      className="theme-announcement-bar announcement"
      role="region"
      aria-label={t('theme.AnnouncementBar.ariaLabel')}
    >
      <div className="announcement-content" dangerouslySetInnerHTML={{ __html: bar.content }} />
      {bar.isCloseable && (
        <button
          type="button"
          className="icon-button needs-js"
          data-action="close-announcement"
          aria-label={t('theme.AnnouncementBar.closeButtonAriaLabel')}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
