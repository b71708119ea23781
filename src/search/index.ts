/**
 * Door for the build and the dev server: documents of a site, and the index as files.
 *
 * `buildIndex(documents, earlier)` is the whole index; with a reader of the files that the last build wrote it reads
 * only changed documents for their words. `amendIndex(earlier, changed)` does the same without the other documents, for
 * texts that changed in place, and says which files come and go. Both give what a clean build gives, byte for byte.
 */

export { encodingOf, textOf } from './alphabet.ts'
export { outlineOf, type SearchEntry, type SearchSource, searchSources, toDocument } from './documents.ts'
export { MANIFEST_PATH } from './format.ts'
export { amendIndex, buildIndex } from './index-writer/build-index.ts'
export { listIndex } from './index-writer/earlier.ts'
export { fragmentBody } from './index-writer/fragments.ts'
export { hostedRecordsText } from './records.ts'
