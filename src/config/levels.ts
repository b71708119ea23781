/** Names of the severities that a config may give a kind of problem. */

import type { ReportLevel } from '../shared/problem.ts'

export const REPORT_LEVELS: readonly ReportLevel[] = ['ignore', 'log', 'warn', 'throw']
