import path from 'node:path'
import { build } from 'esbuild'

const root = path.resolve(__dirname, '..')

/** Not bundled, because they load native binaries. They must be in `dependencies` of package.json. */
const packagesWithBinaries = ['libsql', 'sharp']

/**
 * Bundles each production program into one file that plain Node starts (scripts/runBundle.mjs):
 * `build/server.cjs` for `npm run serve`, `build/leads.cjs` for `npm run leads`. Both read the files of the project
 * from the working directory. Tests choose another folder than `build`. Gives the paths of the written files. Rejects when
 * a module cannot be bundled.
 */
export async function bundleServer(folder = 'build'): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { server: 'server/main.ts', leads: 'scripts/leads.ts' },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    // Some of the packages are CommonJS and require modules of Node, which an ES module could not.
    format: 'cjs',
    external: packagesWithBinaries,
    // For stack traces that name the source files; the sources themselves would double the size.
    sourcemap: 'inline',
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  })
  return Object.keys(metafile.outputs)
}
