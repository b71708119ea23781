/** All of the search in one file: whoever turns to it waits for one request. */

export { mount as mountBox, prepare } from './box.tsx'
export { mount as mountPage } from './page.tsx'
