import { bundleEditor } from './bundleEditor'
import { bundleServer } from './bundleServer'

/** `npm run build:server`: bundles the server, the command line of the leads and the editor again, without building the site. */
async function main(): Promise<void> {
  const [files] = await Promise.all([bundleServer(), bundleEditor()])
  process.stdout.write(`bundled ${files.join(' and ')}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
