/** The pictures of a logo: one for each mode, the dark one alone on a ground that is always dark. */

import type { LogoConfig } from '../../shared/config.ts'

interface LogoProps {
  logo: LogoConfig
  className?: string
  /** Pixels where the config names none. */
  size?: number
  isDark: boolean
}

export function Logo({ logo, className, size, isDark }: LogoProps) {
  const { src, srcDark, alt, width, height } = logo
  const image = (address: string, mode?: string) => (
    <img
      className={[className, mode].filter(Boolean).join(' ') || undefined}
      src={address}
      alt={alt}
      width={width ?? size}
      height={height ?? size}
    />
  )
  if (srcDark === undefined || isDark) return image(srcDark ?? src)
  return (
    <>
      {image(src, 'only-light')}
      {image(srcDark, 'only-dark')}
    </>
  )
}
