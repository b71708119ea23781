/** What each service shows: a frame of its own, or replies that we draw. */

import { openFrame } from './frame.ts'
import { openReplies } from './replies.ts'

/** Gives what to do before the article goes. */
export function openTalk(place: HTMLElement): () => void {
  const { comments } = place.dataset
  return comments === 'giscus' || comments === 'telegram' ? openFrame(place, comments) : openReplies(place)
}
