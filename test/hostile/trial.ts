/** Small sites on disk, built as the command builds them. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from '../../src/build/build.ts'
import { loadConfig } from '../../src/config/load.ts'
import type { Problem } from '../../src/shared/problem.ts'
import { inWords } from '../said.ts'
import { writeFile } from '../write-files.ts'

type Files = Record<string, string | Buffer>

export interface Trial {
  /** Absolute folder of the site. */
  folder: string
  out: string
  /** Writes files of the site. */
  put(files: Files): void
  /** Builds what stands there. */
  build(options?: Partial<Parameters<typeof build>[1]>): Promise<Outcome>
  /** Every file of the output by its path. */
  published(): Map<string, string>
  end(): void
}

interface Outcome {
  problems: Problem[]
  failed: boolean
  /** `file:line level code`, sorted as they are said. */
  lines: string[]
  /** What an author reads. */
  said: string
}

const CONFIG = "export default { title: 'Записки', url: 'https://example.org', shareImages: false }\n"
export const CONFIG_NAMES = ['zapiski.config.mjs', 'docusaurus.config.mjs']

/** `config` may be among the files; a plain one is there without it. */
export function createTrial(files: Files): Trial {
  const root = mkdtempSync(join(tmpdir(), 'zapiski-trial-'))
  const folder = join(root, 'site')
  const out = join(folder, 'build')
  const put = (more: Files): void => {
    for (const [name, text] of Object.entries(more)) {
      const path = join(folder, name)
      writeFile(path, text)
    }
  }
  if (!CONFIG_NAMES.some(name => name in files)) put({ 'zapiski.config.mjs': CONFIG })
  put(files)
  return {
    folder,
    out,
    put,
    async build(options = {}) {
      const { config, problems: ofConfig } = await loadConfig(folder)
      const built = config && (await build(config, { mode: 'production', write: true, ...options }))
      // Few of these sites have a home page: what they are for is elsewhere.
      const problems = [...ofConfig, ...(built?.problems ?? [])].filter(({ code }) => code !== 'no-home')
      return {
        problems,
        failed: problems.some(({ level }) => level === 'error'),
        lines: problems.map(
          ({ file, line, level, code }) => `${[file, line].filter(Boolean).join(':')} ${level} ${code}`,
        ),
        said: problems.map(problem => inWords(problem).text).join('\n'),
      }
    },
    published: () => readAll(out),
    end: () => rmSync(root, { recursive: true, force: true }),
  }
}

function readAll(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const paths = entries.map(entry => join(entry.parentPath, entry.name)).toSorted()
  return new Map(paths.map(path => [relative(folder, path), readFileSync(path, 'utf8')]))
}
