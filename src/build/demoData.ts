import path from 'node:path'
import { writeFolder } from '../content/site/writeFolder'
import type { DemoContent } from '../product/demo/content'
import { demoDataPath } from '../product/demo/demoDataPath'

/** Writes the interactive demo of each locale to `public/demo-data/<locale>.json`. Files of other locales are deleted. */
export function writeDemoData(
  demos: readonly { urlCode: string; demo: DemoContent }[],
  publicFolder = 'public',
): void {
  const files = demos.map(({ urlCode, demo }): [string, string] => [
    path.basename(demoDataPath(urlCode)),
    JSON.stringify(demo),
  ])
  writeFolder(path.join(publicFolder, path.dirname(demoDataPath(''))), new Map(files))
}
