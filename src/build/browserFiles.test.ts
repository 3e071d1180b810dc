import type { CreateWebpackConfigArgs } from 'gatsby'
import { shareBrowserFiles } from './browserFiles'

type Plugin = { apply: (compiler: object) => void } | { definitions: Record<string, string> }

/** The plugins that a stage of the build gets. */
function pluginsOf(stage: string): Plugin[] {
  const configs: { plugins: Plugin[]; optimization?: object }[] = []
  const api = {
    stage,
    actions: {
      setWebpackConfig: (config: { plugins: Plugin[]; optimization?: object }) => configs.push(config),
    },
    plugins: { define: (definitions: Record<string, string>) => ({ definitions }) },
  }
  shareBrowserFiles(api as unknown as CreateWebpackConfigArgs)
  return configs.flatMap(({ plugins }) => plugins)
}

const definedIn = (stage: string): unknown =>
  pluginsOf(stage).map((plugin) => 'definitions' in plugin && plugin.definitions)

it('the renderer knows no files before the bundle of the browser is built, as in development', () => {
  expect(definedIn('develop-html')).toEqual([{ BROWSER_FILES: 'undefined' }])
  expect(pluginsOf('develop')).toEqual([])
})

it('the renderer knows the scripts of the application and of each page component, and the hash of the bundle', () => {
  const listeners: ((stats: object) => void)[] = []
  const done = { tap: (_: string, listener: (stats: object) => void) => listeners.push(listener) }
  for (const plugin of pluginsOf('build-javascript')) {
    if ('apply' in plugin) plugin.apply({ options: { output: {} }, hooks: { done } })
  }
  const stats = {
    hash: '4f6b',
    namedChunkGroups: {
      app: { assets: [{ name: 'runtime-1.js' }, { name: 'app-2.js' }, { name: 'app-2.css' }] },
      templates: { assets: [{ name: 'templates-5.js' }] },
      'component---faq': { assets: [{ name: 'component---faq-3.js' }] },
      'component---empty': {},
      islands: { assets: [{ name: 'islands-8.js' }] },
      'slice-faq': { assets: [{ name: 'slice-faq-4.js' }] },
      'tool-vat-calculator': { assets: [{ name: '6.js' }, { name: '7.js' }] },
    },
  }
  const compilation = { getAssets: () => [] }
  for (const listener of listeners) listener({ compilation, toJson: () => stats })
  const files = {
    hash: '4f6b',
    chunks: {
      app: ['runtime-1.js', 'app-2.js'],
      templates: ['templates-5.js'],
      'component---faq': ['component---faq-3.js'],
      'component---empty': [],
      islands: ['islands-8.js'],
      'tool-vat-calculator': ['6.js', '7.js'],
    },
  }
  expect(definedIn('build-html')).toEqual([{ BROWSER_FILES: JSON.stringify(files) }])
})

it('files of chunks are called by id and a digest of eight digits, since every page loads the list of them', () => {
  const output = {}
  const done = { tap: () => undefined }
  for (const plugin of pluginsOf('build-javascript')) {
    if ('apply' in plugin) plugin.apply({ options: { output }, hooks: { done } })
  }
  expect(output).toEqual({ chunkFilename: '[id]-[contenthash].js', hashDigestLength: 8 })
})
