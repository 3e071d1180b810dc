import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBuild } from '../server/build'
import type { DeployOptions } from './deploy/deployOptions'
import { folderReleases } from './deploy/folderReleases'
import { openNetlify } from './deploy/netlify/netlifyApi'
import { siteReleases } from './deploy/netlify/siteReleases'
import { openBucket } from './deploy/s3/bucket'
import { bucketReleases } from './deploy/s3/bucketReleases'
import { netlifySite } from './hosts/netlify'
import { uploadPlan } from './hosts/s3/uploadPlan'
import { runMain } from './runMain'

/** `npm run deploy -- --target nginx|netlify|s3`: puts the last build where it is served from (docs/hosting.md). */
const usage = `npm run deploy -- --target nginx --to DIR [--dry-run] [--rollback NAME]
npm run deploy -- --target s3 --endpoint URL --bucket NAME [--prefix P] [--region R] [--gzip] [--dry-run] [--rollback NAME]
npm run deploy -- --target netlify --site ID [--endpoint URL] [--dry-run] [--rollback NAME]

nginx  puts the last build into DIR/releases/NAME and has DIR/current lead to it
s3     puts it into a bucket of an S3-compatible storage, below P; AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, where there is
       one, AWS_SESSION_TOKEN are read from the environment. The region is us-east-1 unless it is given.
netlify  has Netlify serve it as a deploy of the site with this id; NETLIFY_AUTH_TOKEN is read from the environment

--dry-run says what would be done. --rollback serves an earlier release again.`

const options = {
  target: { type: 'string' },
  to: { type: 'string' },
  endpoint: { type: 'string' },
  bucket: { type: 'string' },
  prefix: { type: 'string' },
  region: { type: 'string' },
  site: { type: 'string' },
  gzip: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  rollback: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const project = path.resolve(__dirname, '..')

function deployToFolder({ to, rollback }: Values, deployOptions: DeployOptions): void {
  if (to === undefined) throw new Error(`--target nginx needs --to.\n\n${usage}`)
  const releases = folderReleases(path.resolve(to))
  if (rollback !== undefined) return releases.rollBack(rollback, deployOptions)
  readBuild(project)
  releases.deploy(project, deployOptions)
}

async function deployToBucket(values: Values, deployOptions: DeployOptions): Promise<void> {
  const { endpoint, bucket, prefix, region = 'us-east-1', gzip = false, rollback } = values
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = process.env
  const missing = Object.entries({
    '--endpoint': endpoint,
    '--bucket': bucket,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  })
    .filter(([, value]) => !value)
    .map(([name]) => name)
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new Error(`--target s3 needs ${missing.join(', ')}.\n\n${usage}`)
  if (!URL.canParse(endpoint)) throw new Error(`--endpoint must be a URL, not "${endpoint}".`)
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
  const releases = bucketReleases(
    openBucket({ endpoint, bucket, ...(prefix && { prefix }), region, credentials }),
  )
  if (rollback !== undefined) return releases.rollBack(rollback, deployOptions)
  const { manifest, publicDir } = readBuild(project)
  await releases.deploy(uploadPlan(manifest, publicDir, { gzip }), publicDir, deployOptions)
}

async function deployToNetlify(values: Values, deployOptions: DeployOptions): Promise<void> {
  const { endpoint = 'https://api.netlify.com', site, rollback } = values
  const { NETLIFY_AUTH_TOKEN: token } = process.env
  if (!site || !token) {
    const missing = [...(site ? [] : ['--site']), ...(token ? [] : ['NETLIFY_AUTH_TOKEN'])]
    throw new Error(`--target netlify needs ${missing.join(', ')}.\n\n${usage}`)
  }
  if (!URL.canParse(endpoint)) throw new Error(`--endpoint must be a URL, not "${endpoint}".`)
  const releases = siteReleases(openNetlify({ endpoint, site, token }))
  if (rollback !== undefined) return releases.rollBack(rollback, deployOptions)
  await releases.deploy(await netlifySite(project, readBuild(project), { passesOn: true }), deployOptions)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const dryRun = values['dry-run'] ?? false
  const say = (line: string): boolean => process.stdout.write(`${dryRun ? 'would ' : ''}${line}\n`)
  const deployOptions = { now: new Date(), dryRun, say }
  if (values.target === 'nginx') return deployToFolder(values, deployOptions)
  if (values.target === 'netlify') return deployToNetlify(values, deployOptions)
  if (values.target === 's3') return deployToBucket(values, deployOptions)
  throw new Error(usage)
}

runMain(main)
