/** Hosts of the hosted search service, for asking and for the policy that lets pages ask. */

const nearest = (appId: string): string[] => [`${appId}-dsn.algolia.net`, `${appId}.algolia.net`]

/** Asked in this order. https://www.algolia.com/doc/rest-api/search/ */
export const algoliaHosts = (appId: string): string[] => [
  ...nearest(appId),
  ...[1, 2, 3].map(number => `${appId}-${number}.algolianet.com`),
]

/** What a policy must allow for asking them: hosts in lower case, the spare ones as the service's own guide names them. */
export const algoliaOrigins = (appId: string): string[] =>
  [...nearest(appId.toLowerCase()), '*.algolianet.com'].map(host => `https://${host}`)
