/** YAML files beside the content: `authors.yml`, `tags.yml`, `_category_.yml`; JSON is read as the YAML it is. */

import { createReport, type Report } from '../../messages/problem.ts'
import { extensionOf, type FilePath } from '../../shared/path.ts'
import type { Problem } from '../../shared/problem.ts'
import { parseYaml, type YamlMap } from '../front-matter/yaml.ts'
import { readText } from '../read.ts'

/** A thousand tags with descriptions take about 200 KB. */
const MAX_DATA_BYTES = 512 * 1024

export interface DataFile {
  /** `undefined` when the file could not be read; the error is reported. */
  map: YamlMap | undefined
  file: FilePath
  report: Report
}

/** Reads a data file as one mapping. */
export async function readDataFile(disk: string, file: FilePath, problems: Problem[]): Promise<DataFile> {
  const report = createReport(problems, file)
  const read = await readText(disk, report)
  return { file, map: read === undefined ? undefined : parseData(read.text, file, report), report }
}

/** Text of a data file to a mapping; a broken one is reported and gives nothing. */
function parseData(text: string, file: FilePath, report: Report): YamlMap | undefined {
  // YAML forbids tabs as indentation, JSON does not; one space for one tab keeps the columns.
  const plain = extensionOf(file) === 'json' ? text.replace(/^\t+/gm, tabs => ' '.repeat(tabs.length)) : text
  const { map, broken } = parseYaml(plain, { firstLine: 1, maxBytes: MAX_DATA_BYTES }, report)
  return broken ? undefined : map
}
