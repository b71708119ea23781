import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const BROWSER = 'test/e2e/**/*.test.ts'

export default defineConfig({
  test: {
    // One fewer than there are cores would be one on two cores, and browser tests mostly wait.
    maxWorkers: Math.max(2, availableParallelism()),
    globalSetup: 'test/sites.setup.ts',
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What comes is waited for; a busy machine takes longer than the second of the default.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'site/src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER],
        },
      },
      {
        extends: true,
        // A real browser on a busy machine may miss a beat: one more try, and the report names who needed it.
        test: { name: 'browser', include: [BROWSER], retry: 1 },
      },
    ],
  },
})
