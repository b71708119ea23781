/** Texts that the browser needs after the page is there: the shell drawn again, and what scripts say. */

import type { MessageId } from './index.ts'

export const SHELL_MESSAGES = [
  'theme.common.skipToMainContent',
  'theme.common.linkCopied',
  'theme.NavBar.navAriaLabel',
  'theme.NavBar.menu',
  'theme.NavBar.openMenu',
  'theme.NavBar.closeMenu',
  'theme.NavBar.repository',
  'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
  'theme.SearchBar.label',
  'theme.colorToggle.ariaLabel',
  'theme.colorToggle.ariaLabel.mode.dark',
  'theme.colorToggle.ariaLabel.mode.light',
  'theme.colorToggle.ariaLabel.mode.system',
  'theme.docs.sidebar.navAriaLabel',
  'theme.blog.sidebar.navAriaLabel',
  'theme.TOCCollapsible.toggleButtonLabel',
  'theme.toc.navAriaLabel',
  'theme.AnnouncementBar.ariaLabel',
  'theme.AnnouncementBar.closeButtonAriaLabel',
  'theme.BackToTopButton.buttonAriaLabel',
  'theme.IconExternalLink.ariaLabel',
  'theme.footer.navAriaLabel',
  'theme.CodeBlock.copy',
  'theme.CodeBlock.copied',
  'theme.CodeBlock.copyFailed',
  'theme.CodeBlock.copyButtonAriaLabel',
  'theme.CodeBlock.wordWrapToggle',
  'theme.image.zoom',
  'theme.image.close',
  'theme.ErrorPageContent.pageTitle',
  'theme.ErrorPageContent.title',
  'theme.ErrorPageContent.tryAgain',
  'theme.ErrorPageContent.cause',
  'theme.Loader.error',
  'theme.Loader.retry',
  'theme.storage.unavailable',
] as const satisfies MessageId[]

export type ShellMessageId = (typeof SHELL_MESSAGES)[number]
