/** Parts of an article whose code comes after it. */

/** Gives what to do before the article goes, also when that is before the code came; nothing where there is no code. */
export function openLater(code: Promise<() => () => void> | undefined): () => void {
  let isOpen = true
  let leave = () => {
    isOpen = false
  }
  code
    ?.then(open => {
      if (isOpen) leave = open()
    })
    // The server's HTML stays.
    .catch(error => console.warn(error))
  return () => leave()
}
