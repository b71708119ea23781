// biome-ignore-all lint/correctness/useHookAtTopLevel: whether it stands still is a constant of the build
/** Folders of menus: native details, which belong to the reader. React only follows which of them are open. */

import { type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react'
import { ActionsContext, standsStill } from '../actions.ts'

interface FolderState {
  isOpen: boolean
  /** It is open or has been. */
  wasOpen: boolean
  /** For the `<details>`. */
  props: { ref?: RefObject<HTMLDetailsElement | null>; open: boolean; onToggle?(): void }
}

/** `isOpen`: how it is at first. It may have been opened before React came. */
export function useFolder(isOpen = false): FolderState {
  if (standsStill) return { isOpen, wasOpen: isOpen, props: { open: isOpen } }
  const ref = useRef<HTMLDetailsElement>(null)
  const { readFolder } = useContext(ActionsContext)
  const [initial] = useState(isOpen)
  const [state, setState] = useState({ isOpen, wasOpen: isOpen })
  const follow = () => {
    if (ref.current === null) return
    const isOpen = readFolder(ref.current)
    setState(old => (old.isOpen === isOpen ? old : { isOpen, wasOpen: old.wasOpen || isOpen }))
  }
  // Again when what is in it was drawn: the menu is higher then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks at the element
  useLayoutEffect(follow, [readFolder, state.isOpen])
  return { ...state, props: { ref, open: initial, onToggle: follow } }
}
