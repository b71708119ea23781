/** `npm pack` and `npm publish`: the engine of these sources and the declarations of its public names. */

import { join } from 'node:path'
import { prepareEngine, ROOT, runNode } from './setup.mjs'

process.exitCode = (await prepareEngine()) || (await runNode([join(ROOT, 'scripts/declarations.mjs')]))
