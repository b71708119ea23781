/** Door for the build and the dev server: documents of a site, and the index as files. */

export { searchDocuments } from './documents.ts'
export { buildIndex } from './index-writer/build-index.ts'
export { hostedRecordsText } from './records.ts'
