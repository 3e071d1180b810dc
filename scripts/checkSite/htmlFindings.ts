import { execFile } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Finding } from './checks'

const execute = promisify(execFile)
const program = path.join(__dirname, 'validateHtml.ts')

/**
 * Invalid HTML (html-validate) in every page of the built site. Parsing takes most of the time of all checks, so
 * each core has a process for its share of the pages. Rejects when one of them fails.
 */
export async function htmlFindings(publicFolder: string): Promise<Finding[]> {
  const parts = os.availableParallelism()
  const outputs = await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      execute(process.execPath, ['--import', 'tsx', program, publicFolder, String(part), String(parts)], {
        maxBuffer: 256 * 1024 * 1024,
      }),
    ),
  )
  return outputs.flatMap(({ stdout }) => JSON.parse(stdout) as Finding[])
}
