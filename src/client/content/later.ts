/** Parts of an article whose code comes after it. */

/** Gives what to do before the article goes, also when that is before the code came. */
export function openLater(code: Promise<() => () => void>): () => void {
  let isOpen = true
  let leave = () => {
    isOpen = false
  }
  code
    .then(open => {
      if (isOpen) leave = open()
    })
    // The server's HTML stays.
    .catch(error => console.warn(error))
  return () => leave()
}
