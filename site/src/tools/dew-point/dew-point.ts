/** Magnus' formula with Sonntag's constants (1990), good from −45 to 60 °C. Degrees Celsius, per cent. */
const [A, B] = [17.62, 243.12]

/** Temperature at which water falls out of this air. */
export function dewPoint(celsius: number, humidity: number): number {
  const gamma = Math.log(humidity / 100) + (A * celsius) / (B + celsius)
  return (B * gamma) / (A - gamma)
}

/** Humidity of the same air at a colder wall; above 100 the wall is wet. */
export function wallHumidity(celsius: number, humidity: number, wall: number): number {
  const pressure = (t: number) => Math.exp((A * t) / (B + t))
  return (humidity * pressure(celsius)) / pressure(wall)
}

/** How cold the wall may be with 80 % at its surface: from there mould grows. */
export const mouldPoint = (celsius: number, humidity: number): number => dewPoint(celsius, (humidity * 100) / 80)

/** What the wall may expect. 70 and 80 %: limits of the European guide on damp buildings and of ISO 13788. */
export function judge(humidity: number): 'dry' | 'near' | 'mould' | 'wet' {
  if (humidity >= 100) return 'wet'
  if (humidity >= 80) return 'mould'
  return humidity >= 70 ? 'near' : 'dry'
}
