/** The last lines of `npm test`: what passed, how much failed, and at the very end why and what to do about it. */

/** Where a browser comes from, by system. */
const BROWSER_CURES = {
  linux: 'sudo apt-get install chromium',
  darwin: 'brew install --cask chromium',
  win32: 'winget install Google.Chrome',
}

/** Why there is no browser and what helps. */
export function noBrowser(platform = process.platform) {
  const install = BROWSER_CURES[platform]
  return [
    'Браузера нет, поэтому браузерные тесты не запускались. Что делать, на выбор:',
    ...(install === undefined ? [] : [`  поставить его:       ${install}`]),
    '  указать свой:        CHROMIUM_PATH=/путь/к/chromium npm test',
    '  обойтись без него:   npm run check',
  ]
}

/**
 * Lines of the summary. `results`: steps as `{ name, passed, seconds }`; `tests`: `{ passed, failed, retried }`, the last
 * one of tests that passed only when they were tried again; `causes`: lines about what failed for a reason of the machine.
 */
export function summarize(results, tests, causes) {
  const failed = tests.failed + results.filter(({ name, passed }) => !passed && name !== 'тесты').length
  const steps = results.map(
    ({ name, passed, seconds }) => `${passed ? '✓' : '✗'} ${name.padEnd(16)} ${seconds.toFixed(1)} с`,
  )
  const again =
    tests.retried.length === 0 ? [] : ['', 'Прошли со второго раза:', ...tests.retried.map(name => `  ${name}`)]
  const lines = ['', ...steps, ...again, '', `${tests.passed} passed, ${failed} failed`]
  return causes.length === 0 ? lines : [...lines, '', ...causes]
}
