import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { fontFiles, fontSource } from '../../src/design/theme/fonts'

const root = path.resolve(__dirname, '../..')
const components = path.join(root, 'src/design/components')
const outputFolder = path.join(root, 'build/workshop')
const browserScript = 'workshop.js'

/** Names of the components that have examples, in alphabetical order. */
const componentNames = (): string[] =>
  readdirSync(components)
    .filter((name) => existsSync(path.join(components, name, 'examples.tsx')))
    .sort()

/** A program that passes the examples of every component, and those of the product screens, to `call`. */
function programOf(imports: string, call: string): BuildOptions['stdin'] {
  const names = componentNames()
  const contents = [
    ...names.map((name) => `import * as ${name} from '../../src/design/components/${name}/examples'`),
    `import * as ProductScreens from '../../src/design/productScreens/examples'`,
    imports,
    `const groups = [${[...names, 'ProductScreens'].map((name) => `{ name: '${name}', examples: ${name}.examples }`).join(', ')}]`,
    call,
  ].join('\n')
  return { contents, resolveDir: __dirname, loader: 'tsx' }
}

const shared: BuildOptions = {
  bundle: true,
  jsx: 'automatic',
  logLevel: 'warning',
  alias: { gatsby: path.join(__dirname, 'gatsbyStandIn.tsx') },
  define: { 'process.env.NODE_ENV': '"development"' },
}

/**
 * Writes the component workshop to `build/workshop`: one prerendered page, its script and the fonts. Gives the
 * folder. Rejects when a component cannot be bundled or rendered.
 */
export async function buildWorkshop(): Promise<string> {
  mkdirSync(path.join(outputFolder, 'fonts'), { recursive: true })
  for (const file of fontFiles)
    cpSync(path.join(root, fontSource, file), path.join(outputFolder, 'fonts', file))
  const serverFile = path.join(outputFolder, 'render.cjs')
  await build({
    ...shared,
    stdin: programOf(
      `import { renderWorkshop } from './renderWorkshop'`,
      `export const page = renderWorkshop(groups, '${browserScript}')`,
    ),
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    outfile: serverFile,
  })
  await build({
    ...shared,
    stdin: programOf(`import { hydrateWorkshop } from './hydrateWorkshop'`, `hydrateWorkshop(groups)`),
    platform: 'browser',
    target: 'es2020',
    format: 'iife',
    outfile: path.join(outputFolder, browserScript),
  })
  delete require.cache[serverFile]
  const { page } = (await import(serverFile)) as { page: Promise<string> }
  writeFileSync(path.join(outputFolder, 'index.html'), await page)
  return outputFolder
}
