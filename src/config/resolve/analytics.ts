/** `analytics` of a config: who counts the visits. */

import type { AnalyticsConfig } from '../../shared/config.ts'
import type { Fields } from '../fields.ts'

export function resolveAnalytics(parent: Fields): AnalyticsConfig {
  const fields = parent.inside('analytics')
  const analytics: AnalyticsConfig = {
    gtag: fields.has('gtag') ? resolveGtag(fields.inside('gtag')) : undefined,
    metrika: fields.has('metrika') ? resolveMetrika(fields.inside('metrika')) : undefined,
    plausible: fields.has('plausible') ? resolvePlausible(fields.inside('plausible'), parent.raw('url')) : undefined,
    umami: fields.has('umami') ? resolveUmami(fields.inside('umami')) : undefined,
    goatcounter: fields.has('goatcounter') ? resolveGoatCounter(fields.inside('goatcounter')) : undefined,
  }
  fields.end()
  return analytics
}

function resolveGtag(fields: Fields): AnalyticsConfig['gtag'] {
  const several = Array.isArray(fields.raw('trackingID'))
  const trackingIds = several ? fields.texts('trackingID', []) : [fields.required('trackingID', 'G-ABC123')]
  const anonymizeIp = fields.flag('anonymizeIP', true)
  const strange = trackingIds.find(id => !/^[\w-]*$/.test(id))
  if (strange !== undefined) fields.wrong('trackingID', 'config/tracking-id', { id: strange })
  fields.end()
  return { trackingIds, anonymizeIp }
}

function resolveMetrika(fields: Fields): AnalyticsConfig['metrika'] {
  const written = fields.raw('counterId')
  const counterId = typeof written === 'number' ? String(written) : fields.required('counterId', '12345678')
  if (!/^\d*$/.test(counterId)) fields.wrong('counterId', 'config/counter-id', { id: counterId })
  fields.end()
  return { counterId }
}

function resolvePlausible(fields: Fields, siteUrl: unknown): AnalyticsConfig['plausible'] {
  const plausible = {
    domain: fields.text('domain', hostOf(siteUrl)),
    host: originOf(fields, 'host', fields.text('host', 'https://plausible.io')),
  }
  fields.end()
  return plausible
}

function resolveUmami(fields: Fields): AnalyticsConfig['umami'] {
  const umami = {
    websiteId: fields.required('websiteId', '94db1cb1-74f4-4a40-ad6c-962362670409'),
    host: originOf(fields, 'host', fields.text('host', 'https://cloud.umami.is')),
  }
  fields.end()
  return umami
}

function resolveGoatCounter(fields: Fields): AnalyticsConfig['goatcounter'] {
  const example = 'https://my-code.goatcounter.com'
  const goatcounter = { url: originOf(fields, 'url', fields.required('url', example)) }
  fields.end()
  return goatcounter
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
