/**
 * Bundles are compiled once: a build with the code, packages, Node and constants of an earlier one takes over its bundles,
 * those for browsers and the renderer of pages. In place of webpack's own cache, which takes longer to write than to do without,
 * is bound to one folder, and keeps all that it holds in memory to the end of the build.
 */
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Compiler, Configuration, Stats } from 'webpack'
import { messageOf } from '../../core/values/error'
import { collectGarbage } from '../collectGarbage'
import {
  areInputsOfNow,
  bundleKey,
  definitionsOf,
  placesOf,
  usedDefinitions,
  usedInputs,
  type Places,
} from './bundleInputs'
import { bundleCacheFolder, findBundle, placeBundle, storeBundle, type StoredBundle } from './bundleStore'
import { recordOf, statsOf } from './compilationRecord'

export { bundleCacheFolder } from './bundleStore'

/** The code that bundles are made of. */
export type BundledCode = {
  /** Changes with every file that counts, package.json and the lock file among them; of the beginning of the build. */
  digest: () => string
  /** Whether it is the same now. */
  isUnchanged: () => boolean
  /** True for a file that counts, by its path in the project. */
  counts: (file: string) => boolean
}

type Context = {
  stage: string
  folder: string
  key: string
  definitions: Record<string, string>
  places: Places
  code: BundledCode
  say: (message: string) => void
}

/** The bundles of an earlier build of the same, in the project. A link to packages may have those of the project itself. */
function takenOver({
  folder,
  key,
  stage,
  definitions,
  places,
  code,
  say,
}: Context): StoredBundle | undefined {
  const inputs = { definitions, places }
  const keys = [
    bundleKey({ stage, code: code.digest(), definitions, ...places, arePackagesInRoot: true }),
    key,
  ]
  for (const one of new Set(keys)) {
    const found = findBundle(folder, one, (used) => areInputsOfNow(used, inputs))
    if (!found) continue
    try {
      placeBundle(found, places)
      return found
    } catch (error) {
      say(`${messageOf(error)}: compiled again`)
    }
  }
  return undefined
}

/** What Gatsby's own plugins do with a compilation that has passed. */
async function tellPlugins(compiler: Compiler, stats: Stats): Promise<void> {
  await compiler.hooks.finishMake.promise(stats.compilation)
  await compiler.hooks.done.promise(stats)
}

const closed = (compiler: Compiler): Promise<void> =>
  new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())))

class BundleCachePlugin {
  constructor(private readonly context: Context) {}

  apply(compiler: Compiler): void {
    const context = this.context
    const { folder, key, definitions, places, code, say } = context
    const compile = compiler.run.bind(compiler)
    let used: ReadonlySet<string> = new Set()
    compiler.hooks.compilation.tap('BundleCache', (compilation) => {
      if (compilation.compiler !== compiler) return
      compilation.hooks.finishModules.tap('BundleCache', () => {
        used = usedDefinitions(compilation)
      })
    })

    const compiled = (): Promise<Stats> =>
      new Promise((resolve, reject) =>
        compile((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('No statistics')))),
      )

    async function run(): Promise<Stats> {
      const found = takenOver(context)
      if (found) {
        const stats = statsOf(found.record)
        await tellPlugins(compiler, stats)
        return stats
      }
      collectGarbage()
      const stats = await compiled()
      if (stats.hasErrors()) return stats
      const record = recordOf(stats)
      try {
        const inputs = usedInputs(stats.compilation.fileDependencies, used, {
          definitions,
          places,
          isCode: code.counts,
        })
        if (!code.isUnchanged()) throw new Error('the code was changed meanwhile')
        const files = record.assets.map((name) =>
          path.relative(places.root, path.join(compiler.outputPath, name)),
        )
        storeBundle(folder, { key, inputs, record }, files, places)
      } catch (error) {
        say(`The bundles are not kept for the next build: ${messageOf(error)}`)
      }
      // Gatsby holds on to the compiler until the pages are rendered.
      await closed(compiler)
      compiler.inputFileSystem?.purge?.()
      collectGarbage()
      return statsOf(record)
    }

    compiler.run = (callback) => {
      run().then(
        (stats) => callback(null, stats),
        (error: Error) => callback(error),
      )
    }
  }
}

const pluginOf = (
  stage: string,
  config: Pick<Configuration, 'plugins'>,
  { code, say }: Pick<Context, 'code' | 'say'>,
): BundleCachePlugin => {
  const places = placesOf(process.cwd())
  const definitions = definitionsOf(config, places)
  return new BundleCachePlugin({
    stage,
    folder: path.join(places.root, bundleCacheFolder, stage),
    key: bundleKey({ stage, code: code.digest(), definitions, ...places }),
    definitions,
    places,
    code,
    say,
  })
}

/** Takes over the bundles of an earlier build of the same, or compiles and stores them. The last of what changes a configuration. */
export function reuseBundles(
  { stage, getConfig, actions, reporter, store }: CreateWebpackConfigArgs,
  code: BundledCode,
): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return
  const { staticQueryComponents } = store.getState() as unknown as {
    staticQueryComponents: ReadonlyMap<string, unknown>
  }
  // Gatsby finds in the modules of a compilation which page has which static query.
  if (staticQueryComponents.size > 0) return
  const config = getConfig() as Configuration
  config.cache = false
  const say = (message: string): void => reporter.info(message)
  config.plugins = [...(config.plugins ?? []), pluginOf(stage, config, { code, say })]
  actions.replaceWebpackConfig(config)
}

/** The same for a compiler that exists, before it runs. */
export function reuseBundlesOf(
  compiler: Compiler,
  stage: string,
  given: Pick<Context, 'code' | 'say'>,
): void {
  compiler.cache = new compiler.webpack.Cache()
  pluginOf(stage, compiler.options, given).apply(compiler)
}
