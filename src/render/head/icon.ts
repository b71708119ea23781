/** Where the site's icon is. */

import { assetToAddress, extensionOf, writtenAsset } from '../../shared/path.ts'
import { isExternalUri } from '../../shared/text/uri.ts'
import type { FrameConfig } from '../../shared/view/frame.ts'

interface Icon {
  /** An address of the site, or one of another. */
  href: string
  /** `image/png`; nothing when its name does not tell. */
  type: string | undefined
}

const TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' }

type Place = Pick<FrameConfig, 'favicon' | 'baseUrl' | 'filesUrl'>

/** Written with the base or without it, with a query of its version, or of another site. */
export function iconOf({ favicon, baseUrl, filesUrl }: Place): Icon | undefined {
  if (favicon === undefined) return undefined
  const { asset, tail } = writtenAsset(favicon, { baseUrl, filesUrl })
  const type = TYPES[extensionOf(asset)]
  if (isExternalUri(favicon)) return { href: favicon, type }
  return { href: assetToAddress(asset, filesUrl) + tail, type }
}
