/** `llms.txt` in the form of llmstxt.org: what the site is, and links to its texts by section. */

import type { LlmsText, LlmsView } from '../../shared/view/llms-view.ts'
import { plainLine } from './plain-line.ts'

export function renderLlms({ title, tagline, sections }: LlmsView): string {
  const parts = [
    `# ${plainLine(title)}`,
    ...(tagline.trim() === '' ? [] : [`> ${plainLine(tagline)}`]),
    ...sections.map(section => [`## ${plainLine(section.title)}`, '', ...section.texts.map(renderText)].join('\n')),
  ]
  return `${parts.join('\n\n')}\n`
}

function renderText({ title, url, description }: LlmsText): string {
  const label = plainLine(title).replace(/[[\]\\]/g, '\\$&')
  // A bare address ends at a bracket that is not its own.
  const link = `- [${label}](${url.replace(/[()]/g, bracket => (bracket === '(' ? '%28' : '%29'))})`
  return description === undefined || description.trim() === '' ? link : `${link}: ${plainLine(description)}`
}
