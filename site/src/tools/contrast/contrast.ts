/** Contrast of two colours as WCAG 2.2 defines it. */

export type Rgb = readonly [red: number, green: number, blue: number]

/** `#abc` or `#aabbcc`. */
export function readColor(text: string): Rgb | undefined {
  const short = /^#?([\da-f])([\da-f])([\da-f])$/i.exec(text.trim())
  const long = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim())
  const parts = short ? short.slice(1).map(digit => digit + digit) : long?.slice(1)
  const [red, green, blue] = parts?.map(part => Number.parseInt(part, 16)) ?? []
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue]
}

/** The form that `input type=color` takes. */
export const formatColor = (color: Rgb): string => `#${color.map(part => part.toString(16).padStart(2, '0')).join('')}`

const linear = (part: number): number => {
  const value = part / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** From 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}
