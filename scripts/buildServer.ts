import { bundleEditor } from './bundleEditor'
import { bundleServer } from './bundleServer'
import { runMain } from './runMain'

/** `npm run build:server`: bundles the server, the command line of the leads and the editor again, without building the site. */
async function main(): Promise<void> {
  const [files] = await Promise.all([bundleServer(), bundleEditor()])
  process.stdout.write(`bundled ${files.join(' and ')}\n`)
}

runMain(main)
