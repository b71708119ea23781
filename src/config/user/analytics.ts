/** `analytics` of a config: services that count visits. */

export interface AnalyticsUserConfig {
  /** Google Analytics. */
  gtag?: {
    /** Tag of the site, or several. */
    trackingID: string | string[]
    /** Ask the service not to keep whole network addresses. @default true */
    anonymizeIP?: boolean
  }
  /** Yandex Metrica. */
  metrika?: {
    /** Number of the counter. */
    counterId: number | string
  }
  /** Plausible. */
  plausible?: {
    /** Name of the site there. @default host of `url` */
    domain?: string
    /** Where the service runs. @default 'https://plausible.io' */
    host?: string
  }
  /** Umami. */
  umami?: {
    /** Id of the site there. */
    websiteId: string
    /** Where the service runs. @default 'https://cloud.umami.is' */
    host?: string
  }
  /** GoatCounter. */
  goatcounter?: {
    /** Address of the counter: `https://my-code.goatcounter.com`. */
    url: string
  }
}
