/** Notes in the document which pages it was told of. */

interface Shown {
  location: { pathname: string }
  previousLocation: { pathname: string } | null
}

const note = (word: string): void => {
  document.documentElement.dataset.told = `${document.documentElement.dataset.told ?? ''} ${word}`.trim()
}

export function onRouteUpdate() {
  note('begun')
  return () => note('ended')
}

export default {
  onRouteDidUpdate: ({ location, previousLocation }: Shown) =>
    note(`${previousLocation?.pathname ?? 'nothing'}>${location.pathname}`),
}
