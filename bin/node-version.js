/** Looked at before anything that an older Node could not read. */

/** Whether `version` is older than the range `>=20.19` of `engines`. */
export function isTooOld(version, range) {
  const [has, wants] = [version, range].map(text => text.replace(/^\D+/, '').split('.').map(Number))
  const differs = wants.findIndex((part, index) => part !== (has[index] ?? 0))
  return differs >= 0 && (has[differs] ?? 0) < wants[differs]
}
