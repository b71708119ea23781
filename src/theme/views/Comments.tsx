/** The conversation under a page: a link until a script finds it in view and takes over. */

import type { ArticleOf } from '../../shared/view/page-view.ts'
import type { View } from '../view.ts'

const PLACES = { giscus: 'GitHub', telegram: 'Telegram', mastodon: 'Mastodon', bluesky: 'Bluesky' }

export function Comments({ page: { comments }, t }: Pick<View<ArticleOf<'post' | 'doc'>>, 'page' | 't'>) {
  if (comments === undefined) return null
  const { provider, href, src } = comments
  return (
    <section
      className="talk"
      aria-labelledby="zapiski-comments"
      data-comments={provider}
      data-src={src}
      data-empty={t('theme.comments.empty')}
      data-failed={t('theme.comments.failed')}
    >
      <h2 id="zapiski-comments" className="part-title">
        {t('theme.comments.title')}
      </h2>
      <p>
        <a href={href} target="_blank" rel="noopener noreferrer">
          {t('theme.comments.link', { place: PLACES[provider] })}
        </a>
      </p>
    </section>
  )
}
