import { bundleServer } from './bundleServer'

/** `npm run build:server`: bundles the server and the command line of the leads again, without building the site. */
async function main(): Promise<void> {
  const files = await bundleServer()
  process.stdout.write(`bundled ${files.join(' and ')}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
