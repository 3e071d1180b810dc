import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBuild } from '../server/build'
import { folderReleases } from './deploy/folderReleases'
import { runMain } from './runMain'

/** `npm run deploy -- --target nginx --to DIR`: puts the last build where nginx and the server read it (docs/hosting.md). */
const usage = `npm run deploy -- --target nginx --to DIR [--dry-run] [--rollback NAME]

Puts the last build into DIR/releases/NAME and has DIR/current lead to it. --rollback serves an earlier release again.`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      target: { type: 'string' },
      to: { type: 'string' },
      'dry-run': { type: 'boolean' },
      rollback: { type: 'string' },
    },
  })
  if (values.target !== 'nginx' || values.to === undefined) throw new Error(usage)
  const dryRun = values['dry-run'] ?? false
  const say = (line: string): boolean => process.stdout.write(`${dryRun ? 'would ' : ''}${line}\n`)
  const project = path.resolve(__dirname, '..')
  const releases = folderReleases(path.resolve(values.to))
  if (values.rollback !== undefined)
    return releases.rollBack(values.rollback, { now: new Date(), dryRun, say })
  readBuild(project)
  releases.deploy(project, { now: new Date(), dryRun, say })
}

runMain(main)
