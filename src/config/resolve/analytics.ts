/** `analytics` of a config: who counts the visits. */

import type { AnalyticsConfig } from '../../shared/config.ts'
import type { Fields } from '../fields.ts'

export const resolveAnalytics = (parent: Fields): AnalyticsConfig =>
  parent.within('analytics', fields => ({
    gtag: fields.optional('gtag', resolveGtag),
    metrika: fields.optional('metrika', resolveMetrika),
    plausible: fields.optional('plausible', inside => ({
      domain: inside.text('domain', hostOf(parent.raw('url'))),
      host: originOf(inside, 'host', inside.text('host', 'https://plausible.io')),
    })),
    umami: fields.optional('umami', inside => ({
      websiteId: inside.required('websiteId', '94db1cb1-74f4-4a40-ad6c-962362670409'),
      host: originOf(inside, 'host', inside.text('host', 'https://cloud.umami.is')),
    })),
    goatcounter: fields.optional('goatcounter', inside => ({
      url: originOf(inside, 'url', inside.required('url', 'https://my-code.goatcounter.com')),
    })),
  }))

function resolveGtag(fields: Fields): AnalyticsConfig['gtag'] {
  const several = Array.isArray(fields.raw('trackingID'))
  const trackingIds = several ? fields.texts('trackingID', []) : [fields.required('trackingID', 'G-ABC123')]
  const anonymizeIp = fields.flag('anonymizeIP', true)
  const strange = trackingIds.find(id => !/^[\w-]*$/.test(id))
  if (strange !== undefined) fields.wrong('trackingID', 'config/tracking-id', { id: strange })
  return { trackingIds, anonymizeIp }
}

function resolveMetrika(fields: Fields): AnalyticsConfig['metrika'] {
  const written = fields.raw('counterId')
  const counterId = typeof written === 'number' ? String(written) : fields.required('counterId', '12345678')
  if (!/^\d*$/.test(counterId)) fields.wrong('counterId', 'config/counter-id', { id: counterId })
  return { counterId }
}

/** What is wrong with the address of the site is said where it is read. */
const hostOf = (url: unknown): string => (typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname : '')

/** The origin of a service: the policy of the pages names it. */
export function originOf(fields: Fields, key: string, written: string): string {
  if (!fields.has(key) || typeof fields.raw(key) !== 'string' || written === '') return written
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (url?.protocol === 'https:' || url?.hostname === 'localhost') return url.origin
  fields.wrong(key, 'config/service-origin', { written })
  return written
}
