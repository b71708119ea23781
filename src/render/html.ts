/** JSON for a `<script>` data block: `<` never appears, so no `</script>` can end it. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
