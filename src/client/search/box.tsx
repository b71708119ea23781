/** The search box inside its dialog: a combobox over groups of results. Loaded when someone turns to it. */

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { ShellData } from '../../shared/shell.ts'
import type { ClientTranslate } from '../translate.ts'
import { providerOf } from './provider.ts'
import { Box } from './SearchBox.tsx'

interface BoxContext {
  shell: ShellData
  t: ClientTranslate
  /** What was typed until now. */
  query: string
}

/** `returnValue` of a dialog that a result closed: focus goes with the new page. */
const PICKED = 'picked'

export function prepare(shell: ShellData): void {
  providerOf(shell).prepare()
}

/** Fills the dialog; gives what empties it. */
export function mount(dialog: HTMLDialogElement, { shell, t, query }: BoxContext): () => void {
  const provider = providerOf(shell)
  provider.prepare()
  const root = createRoot(dialog)
  const box = (
    <Box
      shell={shell}
      t={t}
      provider={provider}
      initial={query}
      onClose={() => dialog.close(PICKED)}
      onDismiss={() => dialog.close()}
    />
  )
  // At once, in the place of the field that stood here: no key falls between the two.
  flushSync(() => root.render(box))
  return () => root.unmount()
}
