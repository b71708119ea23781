/** Hosts of the hosted search service, for asking and for the policy that lets pages ask. */

/** Asked in this order. https://www.algolia.com/doc/rest-api/search/ */
export const algoliaHosts = (appId: string): string[] => [
  `${appId}-dsn.algolia.net`,
  `${appId}.algolia.net`,
  ...[1, 2, 3].map(number => `${appId}-${number}.algolianet.com`),
]
