/**
 * Russian of the references and schemas, by the English of the comments it translates. Documents and editors get it
 * (`scripts/reference`); the program itself never says it.
 */

import { look } from './look.ts'
import { sections } from './sections.ts'
import { settings } from './settings.ts'
import { writing } from './writing.ts'

export const reference: Readonly<Record<string, string>> = { ...settings, ...sections, ...look, ...writing }
