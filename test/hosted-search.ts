/** Settings of a hosted search, for tests: only what a test names. */

import type { HostedSearchConfig } from '../src/shared/config.ts'

export const hostedSearch = (own: Partial<HostedSearchConfig> = {}): HostedSearchConfig => ({
  appId: 'APP',
  apiKey: 'key',
  indexName: 'index',
  contextualSearch: true,
  externalUrlRegex: undefined,
  searchParameters: {},
  hosts: [],
  ...own,
})
