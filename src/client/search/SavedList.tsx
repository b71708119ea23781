/** What the box shows before a query: pages found lately, pages kept. */

import type { ClientTranslate } from '../translate.ts'
import { Option, type Picking } from './Results.tsx'
import type { SavedPage } from './saved.ts'

interface Saved {
  recent: SavedPage[]
  favorites: SavedPage[]
}

export const savedOptions = ({ recent, favorites }: Saved): SavedPage[] => [...recent, ...favorites]

interface SavedListProps extends Picking {
  id: string
  saved: Saved
  t: ClientTranslate
  onKeep(page: SavedPage): void
  onRemove(page: SavedPage): void
}

export function SavedList({ id, saved, t, onKeep, onRemove, ...picking }: SavedListProps) {
  const { recent, favorites } = saved
  if (recent.length + favorites.length === 0) return <p className="search-start">{t('theme.SearchModal.noRecent')}</p>
  const groups = [
    { label: t('theme.SearchModal.recent'), pages: recent, from: 0, isFavorite: false },
    { label: t('theme.SearchModal.favorites'), pages: favorites, from: recent.length, isFavorite: true },
  ]
  return (
    <div className="search-saved">
      <div id={id} role="listbox" aria-label={t('theme.SearchModal.label')} className="search-list">
        {groups.map(
          ({ label, pages, from }) =>
            pages.length > 0 && (
              <div key={label} role="group" aria-label={label} className="search-group">
                <div className="search-group-label" role="presentation">
                  {label}
                </div>
                {pages.map((page, index) => (
                  <Option key={page.href} {...picking} index={from + index} page={page}>
                    <span className="search-title">{page.title}</span>
                    <span className="search-section">{page.section}</span>
                  </Option>
                ))}
              </div>
            ),
        )}
      </div>
      {/* Beside the list: a list box may hold nothing but options. */}
      <div className="search-saved-actions">
        {groups.map(
          ({ label, pages, isFavorite }) =>
            pages.length > 0 && (
              <div key={label} className="search-saved-group">
                {pages.map(page => (
                  <div key={page.href} className="search-saved-row">
                    {!isFavorite && (
                      <Action
                        sign="☆"
                        label={t('theme.SearchModal.save', { title: page.title })}
                        onPress={() => onKeep(page)}
                      />
                    )}
                    <Action
                      sign="✕"
                      label={t('theme.SearchModal.remove', { title: page.title })}
                      onPress={() => onRemove(page)}
                    />
                  </div>
                ))}
              </div>
            ),
        )}
      </div>
    </div>
  )
}

function Action({ sign, label, onPress }: { sign: string; label: string; onPress: () => void }) {
  return (
    <button type="button" title={label} aria-label={label} onClick={onPress}>
      {sign}
    </button>
  )
}
