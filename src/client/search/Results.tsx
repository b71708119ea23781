/** Groups of found sections, each below the name of its page. */

import type { MouseEvent } from 'react'
import type { SearchGroup, SearchResult } from '../../search/browser.ts'
import type { ShellData } from '../../shared/shell.ts'
import type { ClientTranslate } from '../translate.ts'
import { hrefOf } from './links.ts'
import { Marked, ownDir } from './Parts.tsx'
import type { SavedPage } from './saved.ts'

/** Id of an option by its place on the screen. */
export const optionId = (index: number): string => `zapiski-search-list-${index}`

/** Sections shown of one page in the box: five of a hosted service, whose hits are sections (SPEC §9). */
const ITEMS = { own: 3, hosted: 5 }

/** Options of a list of groups in the order of the screen: the page itself, then its sections that have a heading. */
export function optionsOf(shell: ShellData, groups: SearchGroup[]): SavedPage[] {
  return groups.flatMap(group => rowsOf(shell, group))
}

function rowsOf(shell: ShellData, group: SearchGroup): SavedPage[] {
  const page = { href: hrefOf(shell, group), title: group.title, section: group.section }
  return [
    page,
    ...sectionsOf(shell, group).map(item => ({
      href: hrefOf(shell, group, item),
      title: item.heading.map(({ text }) => text).join(''),
      section: group.title,
    })),
  ]
}

const sectionsOf = ({ searching }: ShellData, group: SearchGroup): SearchGroup['items'] =>
  group.items
    .filter(item => item.anchor !== '' && item.heading.length > 0)
    .slice(0, searching?.hosted === undefined ? ITEMS.own : ITEMS.hosted)

/** Which option is at hand, and what becomes of one. */
export interface Picking {
  active: number
  onPick(event: MouseEvent, page: SavedPage): void
  onActive(index: number): void
}

interface ResultsProps extends Picking {
  id: string
  result: SearchResult
  shell: ShellData
  t: ClientTranslate
  all: SavedPage
}

export function Results({ id, result, shell, t, all, ...picking }: ResultsProps) {
  let index = -1
  return (
    <div id={id} role="listbox" aria-label={t('theme.SearchModal.label')} className="search-list">
      {result.groups.map(group => {
        const [page, ...sections] = rowsOf(shell, group)
        const opening = group.items.find(item => item.anchor === '') ?? group.items[0]
        if (page === undefined) return null
        index += 1
        return (
          <div key={group.route} role="group" aria-label={group.title} className="search-group">
            <Option {...picking} index={index} page={page}>
              <span className="search-title" lang={group.lang}>
                <Marked parts={group.titleParts} />
              </span>
              <span className="search-section">{group.section || t(`theme.SearchPage.kind.${group.kind}`)}</span>
              {sections.length === 0 && opening !== undefined && (
                <span className="search-text" lang={group.lang}>
                  <Marked parts={opening.text} />
                </span>
              )}
            </Option>
            {sectionsOf(shell, group).map((item, place) => {
              const section = sections[place]
              if (section === undefined) return null
              index += 1
              return (
                <Option key={item.anchor} {...picking} index={index} page={section} lang={group.lang} isInner>
                  <span className="search-heading">
                    <Marked parts={item.heading} />
                  </span>
                  <span className="search-text">
                    <Marked parts={item.text} />
                  </span>
                </Option>
              )
            })}
          </div>
        )
      })}
      <Option {...picking} index={index + 1} page={all}>
        <span className="search-all">{t.plural('theme.SearchBar.seeAll', result.total)}</span>
      </Option>
    </div>
  )
}

interface OptionProps extends Picking {
  index: number
  page: SavedPage
  isInner?: boolean
  lang?: string | undefined
  children: React.ReactNode
}

/** A plain link that is an option, so that it opens in a new tab like any other. Focus stays in the input. */
export function Option({ index, active, page, isInner = false, lang, onPick, onActive, children }: OptionProps) {
  return (
    <a
      id={optionId(index)}
      role="option"
      aria-selected={index === active}
      dir={ownDir()}
      lang={lang}
      className={isInner ? 'search-option search-option--inner' : 'search-option'}
      href={page.href}
      tabIndex={-1}
      onPointerMove={() => index !== active && onActive(index)}
      onClick={event => onPick(event, page)}
    >
      {children}
    </a>
  )
}
