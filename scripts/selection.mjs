/** Which tests vitest runs for what it was asked: arguments and environment on top of its config. */

export const selectTests = ({ isQuick, withBrowser }) => ({
  // A whole project, since those of the config have lists of their own and do not hear `--exclude`.
  args: isQuick || withBrowser ? [] : ['--project=!browser'],
  env: { ...process.env, ZAPISKI_TESTS: isQuick ? 'quick' : '' },
})
