import path from 'node:path'
import { transformSync } from '@babel/core'
import { transformSync as compile } from '@swc/core'
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Configuration, RuleSetRule } from 'webpack'
import { compileWithSwc } from './index'

const scripts = /\.(js|mjs|jsx|ts|tsx)$/
const ofGatsby = { loader: 'gatsby/dist/utils/babel-loader' }
const gatsbyRules = (): RuleSetRule[] => [
  { test: scripts, use: () => [ofGatsby] },
  { test: /\.ya?ml$/, use: [{ loader: 'yaml-loader' }] },
  { test: /\.tsx?$/, use: () => [ofGatsby] },
]

function configured(stage: string, rules = gatsbyRules()): Configuration {
  let config: Configuration = { module: { rules } }
  compileWithSwc({
    stage,
    getConfig: () => config,
    actions: { replaceWebpackConfig: (replaced: Configuration) => (config = replaced) },
  } as unknown as CreateWebpackConfigArgs)
  return config
}

type Loader = { loader: string; options: { plugins?: unknown[]; env?: object; jsc?: object } }

function loadersFor(file: string, stage = 'build-javascript'): Loader[] {
  const rules = (configured(stage).module?.rules ?? []) as RuleSetRule[]
  const matching = rules.filter(({ test }) => test instanceof RegExp && test.test(file))
  return matching.flatMap(({ use }) =>
    typeof use === 'function'
      ? (use as (module: object) => Loader[])({ realResource: path.resolve(file) })
      : [],
  )
}
const namesFor = (file: string): string[] => loadersFor(file).map(({ loader }) => loader)

it('compiles each file once: with SWC, after the ids of its styled components, or with Babel where it has a query', () => {
  expect(namesFor('src/core/values/record.ts')).toEqual(['swc-loader'])
  expect(namesFor('src/design/components/Section/index.tsx')).toEqual(['swc-loader', 'babel-loader'])
  expect(namesFor('src/templates/Homepage.tsx')).toEqual([ofGatsby.loader])
})

it('gives styled components the same short ids for the browser and the renderer', () => {
  const file = path.resolve('src/example.tsx')
  const source = `import styled from 'styled-components'\nexport const Box = styled.div\`gap: 0;\`\n`
  const ids = ['build-javascript', 'build-html'].map((stage) => {
    const [swc, babel] = loadersFor('src/design/components/Section/index.tsx', stage)
    const [styled, short] = babel!.options.plugins as [[string, object], [string, object]]
    const styledFile = path.resolve('src/design/components/Section/index.tsx')
    const { code = '' } =
      transformSync(source, {
        filename: styledFile,
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ['jsx', 'typescript'] },
        plugins: [styled, short],
      }) ?? {}
    return compile(code ?? '', { ...swc?.options, filename: file }).code.match(/componentId: "(\w+)"/)?.[1]
  })
  expect(ids[0]).toMatch(/^[a-zA-Z]{2,3}0$/)
  expect(ids[1]).toBe(ids[0])
})

it('leaves syntax as it is where the browsers of package.json know it, and compiles what they do not', () => {
  const [swc] = loadersFor('src/core/values/record.ts')
  const compiled = (source: string): string => compile(source, { ...swc?.options, filename: 'a.ts' }).code
  expect(compiled('export const a = (b?: { c?: number }) => b?.c ?? [...[1]]')).toContain('b?.c ?? [')
  expect(compiled('export const a = (b = 1, { c } = { c: b }) => c')).toContain('(b = 1, { c } = {')
  // Safari knows static blocks from 16.4 on.
  expect(compiled('export class A { static b = 1; static { A.b = 2 } }')).not.toMatch(/static\s*\{/)
  // Before 16.3 it confuses the name of such a function with what its parameters take apart.
  expect(compiled('export const a = function b([b]) { return b }')).not.toContain('function b([b]')
})

it('writes source maps outside of public, which no bundle names', () => {
  const { devtool, plugins = [] } = configured('build-javascript')
  expect(devtool).toBe(false)
  const options: object[] = []
  const SourceMapDevToolPlugin = function (this: object, given: object) {
    options.push(given)
    return { apply: () => undefined }
  }
  for (const plugin of plugins)
    (plugin as { apply: (compiler: unknown) => void }).apply({ webpack: { SourceMapDevToolPlugin } })
  expect(options).toEqual([{ filename: '../build/source-maps/[file].map', append: false }])
})

it('leaves the development server alone', () => {
  const rules = gatsbyRules()
  expect(configured('develop', rules).module?.rules).toBe(rules)
})

it('refuses a build whose rules it does not know', () => {
  const unknown = 'Gatsby has other rules for scripts'
  expect(() => configured('build-html', gatsbyRules().slice(0, 2))).toThrow(unknown)
  expect(() => configured('build-html', [...gatsbyRules(), ...gatsbyRules()])).toThrow(unknown)
  expect(() =>
    configured('build-html', [...gatsbyRules(), { test: /\.js$/, use: [{ loader: 'babel-loader' }] }]),
  ).toThrow(unknown)
})
