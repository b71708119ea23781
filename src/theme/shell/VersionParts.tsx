/** What a reader is told of the version: its name, and where the last one is when this is another. */

import { Fragment, type ReactNode } from 'react'
import type { ArticleOf } from '../../shared/view/page-view.ts'
import type { View } from '../view.ts'

const LABELS = {
  unreleased: 'theme.docs.versions.unreleasedVersionLabel',
  unmaintained: 'theme.docs.versions.unmaintainedVersionLabel',
} as const

export function VersionBanner({ page, frame, t }: View<ArticleOf<'doc' | 'category'>>) {
  const { version, latest } = page
  if (version.banner === undefined) return null
  const link = latest !== undefined && (
    <b>
      {/* Whoever follows it chooses that version. */}
      <a href={latest.href} data-version={latest.name} data-docs={latest.pluginId}>
        {t('theme.docs.versions.latestVersionLinkLabel')}
      </a>
    </b>
  )
  return (
    <div className="theme-doc-version-banner alert alert--warning version-banner" role="note">
      <p>
        {fillNodes(t(LABELS[version.banner], { siteTitle: frame.config.title }), {
          versionLabel: <b>{version.label}</b>,
        })}
      </p>
      {latest !== undefined && (
        <p>
          {fillNodes(t('theme.docs.versions.latestVersionSuggestionLabel'), {
            latestVersionLink: link,
            versionLabel: latest.label,
          })}
        </p>
      )}
    </div>
  )
}

export function VersionBadge({ page, t }: Pick<View<ArticleOf<'doc' | 'category'>>, 'page' | 't'>) {
  if (!page.version.badge) return null
  return (
    <span className="theme-doc-version-badge badge badge--secondary version-badge">
      {t('theme.docs.versionBadge.label', { versionLabel: page.version.label })}
    </span>
  )
}

/** A text whose `{names}` are elements. */
function fillNodes(text: string, nodes: Record<string, ReactNode>): ReactNode[] {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const node = index % 2 === 0 ? part : (nodes[part] ?? `{${part}}`)
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
    return <Fragment key={index}>{node}</Fragment>
  })
}
