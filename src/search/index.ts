/** Door for the build and the dev server: documents of a site, and the index as files. */

export { type SearchDocument, searchDocuments } from './documents.ts'
export { type Fragment, KINDS, MANIFEST_PATH, type Manifest } from './format.ts'
export { buildIndex } from './index-writer/build-index.ts'
export { hostedRecordsText } from './records.ts'
