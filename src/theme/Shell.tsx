/** Everything around the article. Drawn on the server; the article is a host element whose HTML React never owns. */

import { Footer } from './Footer.tsx'
import { Icon } from './Icon.tsx'
import { MobileMenu, Navbar } from './Navbar.tsx'
import { Sidebar } from './Sidebar.tsx'
import { MobileToc, Toc } from './Toc.tsx'
import type { View } from './view.ts'

export function Shell({ site, page, t, content }: View & { content: string }) {
  const columns = [page.sidebar !== undefined && 'has-sidebar', page.toc.length > 0 && 'has-toc']
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <a className="skip-link" href="#__zapiski_main">
        {t('theme.common.skipToMainContent')}
      </a>
      <AnnouncementBar site={site} page={page} t={t} />
      <Navbar site={site} page={page} t={t} />
      <MobileMenu site={site} page={page} t={t} />
      <div className={`layout ${columns}`}>
        <Sidebar site={site} page={page} t={t} />
        <main id="__zapiski_main" className="theme-layout-main main" tabIndex={-1}>
          <MobileToc toc={page.toc} t={t} />
          <div id="__zapiski_content" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: content }} />
        </main>
        <Toc toc={page.toc} t={t} />
      </div>
      <Footer site={site} page={page} t={t} />
    </>
  )
}

function AnnouncementBar({ site, t }: View) {
  const bar = site.config.theme.announcementBar
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
