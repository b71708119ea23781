/** Keyboard mode, for outlines: on at Tab, off at a mouse press. The class name is Docusaurus', for styles of old sites. */

const CLASS = 'navigation-with-keyboard'

export function startKeyboardMode(): void {
  addEventListener('keydown', event => {
    if (event.key === 'Tab') document.body.classList.add(CLASS)
  })
  addEventListener('mousedown', () => document.body.classList.remove(CLASS))
}
