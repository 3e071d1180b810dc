import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readBuild } from '../server/build'
import type { SiteManifest } from '../src/core/routing/siteManifest'
import { containerFiles } from './hosts/container'
import { contentOf, type HostFile } from './hosts/hostFile'
import { netlifyFiles } from './hosts/netlify'
import { nginxFiles } from './hosts/nginx'
import { s3Files } from './hosts/s3'
import { runMain } from './runMain'

/**
 * `npm run hosts -- nginx|netlify|s3|container [--out DIR]`: writes the configuration of a host from the manifest of the last
 * build (docs/hosting.md).
 */
const root = path.resolve(__dirname, '..')

const options = {
  out: { type: 'string' },
  root: { type: 'string' },
  server: { type: 'string', multiple: true },
  listen: { type: 'string', multiple: true },
  name: { type: 'string', multiple: true },
  certificate: { type: 'string' },
  'certificate-key': { type: 'string' },
  'brotli-module': { type: 'string' },
  gzip: { type: 'boolean' },
} as const

const usage = `npm run hosts -- HOST [--out DIR]

nginx      nginx.conf and site.conf, in front of the site's server
             --root DIR       the folder with the files (public)
             --server H:P     the site's server, once for each (127.0.0.1:9000)
             --listen P       port, or address and port (80; with a certificate 443)
             --name HOST      name of the host, once for each; all without
             --certificate FILE --certificate-key FILE   HTTPS
             --brotli-module FILE   the module with brotli_static, where nginx has it
netlify    netlify.toml, the files in site, the functions in functions
s3         upload-plan.json, viewer-request.js for the CDN, response-headers.json
             --gzip           compressed objects, where no CDN compresses
container  Dockerfile of the server

DIR is build/hosts/HOST by default.`

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

/** The files of a host by its name. */
const hosts: Readonly<
  Record<
    string,
    (site: { manifest: SiteManifest; publicDir: string }, values: Values) => HostFile[] | Promise<HostFile[]>
  >
> = {
  nginx: ({ manifest, publicDir }, values) => {
    const { certificate: chain, 'certificate-key': key } = values
    if ((chain === undefined) !== (key === undefined))
      throw new Error('HTTPS needs both --certificate and --certificate-key.')
    return nginxFiles(manifest, {
      root: path.resolve(values.root ?? publicDir),
      servers: values.server ?? ['127.0.0.1:9000'],
      listen: values.listen ?? [chain === undefined ? '80' : '443'],
      names: values.name ?? [],
      ...(chain !== undefined &&
        key !== undefined && { certificate: { chain: path.resolve(chain), key: path.resolve(key) } }),
      brotliModule: values['brotli-module'],
    })
  },
  netlify: (site) => netlifyFiles(root, site),
  s3: ({ manifest, publicDir }, { gzip = false }) => s3Files(manifest, publicDir, { gzip }),
  container: () => containerFiles(readFileSync(path.join(root, '.nvmrc'), 'utf8').trim()),
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = ''] = positionals
  const filesOf = Object.hasOwn(hosts, name) ? hosts[name] : undefined
  if (!filesOf || positionals.length !== 1) throw new Error(usage)
  const out = path.resolve(values.out ?? path.join(root, 'build/hosts', name))
  const files = await filesOf(readBuild(root), values)
  // Pages of an earlier build would be served on. Only where this has written before: DIR may be any folder.
  if (name === 'netlify' && existsSync(path.join(out, 'netlify.toml')))
    for (const folder of ['site', 'functions'])
      rmSync(path.join(out, folder), { recursive: true, force: true })
  for (const file of files) {
    const target = path.join(out, file.path)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, contentOf(file))
    if ('text' in file) process.stdout.write(`${path.relative(process.cwd(), target)}\n`)
  }
  const copied = files.filter((file) => 'file' in file).length
  if (copied > 0) process.stdout.write(`and ${copied} files of the build\n`)
}

runMain(main)
