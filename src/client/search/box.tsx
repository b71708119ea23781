/** The search box inside its dialog: a combobox over groups of results. Loaded when someone turns to it. */

import { createRoot } from 'react-dom/client'
import type { ShellData } from '../../shared/shell.ts'
import type { ClientTranslate } from '../translate.ts'
import { providerOf } from './provider.ts'
import { Box } from './SearchBox.tsx'

export interface BoxContext {
  shell: ShellData
  t: ClientTranslate
  /** What was typed over the entry. */
  query: string
}

/** `returnValue` of a dialog that a result closed: focus goes with the new page. */
export const PICKED = 'picked'

export function prepare(shell: ShellData): void {
  providerOf(shell).prepare()
}

/** Fills the dialog; gives what empties it. */
export function mount(dialog: HTMLDialogElement, { shell, t, query }: BoxContext): () => void {
  const provider = providerOf(shell)
  provider.prepare()
  const root = createRoot(dialog)
  root.render(
    <Box
      shell={shell}
      t={t}
      provider={provider}
      initial={query}
      onClose={() => dialog.close(PICKED)}
      onDismiss={() => dialog.close()}
    />,
  )
  return () => root.unmount()
}
