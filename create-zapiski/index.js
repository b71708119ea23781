#!/usr/bin/env node
/** `npm create zapiski@latest DIR`: a site that can be opened at once. */

import { run } from './lib/run.js'

process.exitCode = await run(process)
