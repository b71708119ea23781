/**
 * A module whose code was changed for the bundler without a line being moved. `null` says so: with no word about the map
 * places in it are taken for those of whatever stands before it in the bundle, and mistakes are told of another file.
 * https://rollupjs.org/plugin-development/#source-code-transformations
 */
export interface Unmoved {
  code: string
  map: null
}

export const unmoved = (code: string): Unmoved => ({ code, map: null })
