/**
 * The compiler and the minifier of a build: SWC, which needs a fraction of the processor time of Babel and Terser, and leaves
 * syntax as it is written where the browsers of package.json know it. Babel is left what only its plugins do: the ids of styled
 * components, and page queries, which Gatsby removes.
 */
import { readFileSync } from 'node:fs'
import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import type { Compiler, Configuration, RuleSetRule, RuleSetUse, RuleSetUseItem } from 'webpack'
import { readJson } from '../../core/values/readJson'
import { shortIdsPlugin } from '../browserBundle/componentIds'

/** Files in which Gatsby's Babel plugins look for queries. */
const hasQuery = /\bgraphql`/
const hasStyles = /from ['"]styled-components['"]/

type Compiled = 'build-javascript' | 'build-html'
const isCompiled = (stage: string): stage is Compiled => ['build-javascript', 'build-html'].includes(stage)

/** The browsers of package.json; the renderer runs in this Node. */
function targetsOf(stage: Compiled): string[] | { node: string } {
  if (stage === 'build-html') return { node: process.versions.node }
  return (readJson('package.json') as { browserslist: string[] }).browserslist
}

function swc(targets: ReturnType<typeof targetsOf>, syntax: 'typescript' | 'ecmascript'): RuleSetUseItem {
  return {
    loader: 'swc-loader',
    options: {
      swcrc: false,
      configFile: false,
      // Only what these browsers have wrong is written in another way, not the whole feature.
      env: { targets, bugfixes: true },
      jsc: {
        parser: syntax === 'typescript' ? { syntax, tsx: true } : { syntax, jsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  }
}

/** Gives the styled components of a file their ids, and leaves everything else to the compiler that comes after it. */
function styleIds(file: string, { name, options }: ReturnType<typeof shortIdsPlugin>): RuleSetUseItem {
  const prefix = options.prefixes[file]
  return {
    loader: 'babel-loader',
    options: {
      babelrc: false,
      configFile: false,
      compact: false,
      parserOpts: { plugins: ['jsx', 'typescript'] },
      plugins: [
        ['babel-plugin-styled-components', { displayName: false, fileName: false }],
        // Its own prefix alone: a new file changes nothing about the others.
        [name, { prefixes: prefix === undefined ? {} : { [file]: prefix } }],
      ],
    },
  }
}

type ProjectRule = RuleSetRule & { use: (module: { realResource: string }) => RuleSetUse }

/** Where the source maps of the bundles are, seen from `public/`: for those who look into errors, on no host. */
const sourceMapFolder = '../build/source-maps'

/** Writes source maps that no bundle names. The plugin is that of the webpack which compiles. */
const sourceMaps = {
  apply(compiler: Compiler): void {
    new compiler.webpack.SourceMapDevToolPlugin({
      filename: `${sourceMapFolder}/[file].map`,
      append: false,
    }).apply(compiler)
  },
}

/** Gatsby's rules for the code of the project: one for all of it, and one of gatsby-plugin-typescript, which compiles it twice. */
const isForProject = (rule: RuleSetRule): rule is ProjectRule =>
  typeof rule.use === 'function' && String(rule.test).includes('tsx')

/**
 * Compiles a build with SWC. Throws when Gatsby's rules are not those that are known: a build with two compilers would pass
 * unnoticed.
 */
export function compileWithSwc({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (!isCompiled(stage)) return
  const config = getConfig() as Configuration
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  const [rule, ofTypescript, ...more] = rules.filter(isForProject)
  const usesBabel = rules.some(({ use }) => (JSON.stringify(use) ?? '').includes('babel-loader'))
  if (!rule || !ofTypescript || more.length > 0 || usesBabel)
    throw new Error('Gatsby has other rules for scripts than those that src/gatsby/compiler replaces.')
  const shortIds = shortIdsPlugin(process.cwd())
  const targets = targetsOf(stage)
  const loadersOf = rule.use
  rule.use = (module: { realResource: string }) => {
    const file = module.realResource
    const source = readFileSync(file, 'utf8')
    if (hasQuery.test(source)) return loadersOf(module)
    const compiled = swc(targets, /\.tsx?$/.test(file) ? 'typescript' : 'ecmascript')
    return hasStyles.test(source) ? [compiled, styleIds(file, shortIds)] : [compiled]
  }
  config.module = { ...config.module, rules: rules.filter((one) => one !== ofTypescript) }
  if (stage === 'build-javascript') {
    // Webpack's own code as well.
    config.target = 'browserslist'
    config.devtool = false
    config.plugins = [...(config.plugins ?? []), sourceMaps]
    const minimizers = config.optimization?.minimizer ?? []
    config.optimization = {
      ...config.optimization,
      minimizer: [
        ...minimizers.filter((one) => one?.constructor.name !== 'TerserPlugin'),
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
          extractComments: false,
        }),
      ],
    }
  }
  actions.replaceWebpackConfig(config)
}
