/** The frame out of the site: what its pages share. */

import type { Site } from '../shared/site.ts'
import type { Frame } from '../shared/view/frame.ts'

/** Names every field: what is not here cannot change a page. */
export function createFrame(
  { config, searchHref }: Site,
  parts: Pick<Frame, 'around' | 'assets' | 'csp' | 'shell'>,
): Frame {
  const { title, tagline, titleDelimiter, url, baseUrl, filesUrl, favicon, locale, timeZone } = config
  const { headTags, security, search, analytics, comments, messages } = config
  const { colorMode, announcementBar, image, metadata, silhouettes } = config.theme
  const site = { title, tagline, titleDelimiter, url, baseUrl, filesUrl, favicon, locale, timeZone }
  const theme = { colorMode, announcementBar, image, metadata, silhouettes }
  return { config: { ...site, headTags, security, search, analytics, comments, messages, theme }, searchHref, ...parts }
}
