import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import type webpack from 'webpack'
import type { Compiler, RuleSetRule } from 'webpack'
import { reuseBundlesOf, type BundledCode } from '../bundleCache'

/** Gatsby's name of this compilation, which is that of its cache. */
const stage = 'functions-production'
const functions = 'src/api'

const usesBabel = ({ use }: RuleSetRule): boolean => (JSON.stringify(use) ?? '').includes('babel-loader')

/**
 * Has SWC compile the code of the project and nothing compile the packages, where Gatsby has Babel do both. Throws when its
 * rules are not those that are known.
 */
function compileWithSwc({ options }: Compiler): void {
  const rules = options.module.rules as RuleSetRule[]
  const own = rules.filter((rule) => usesBabel(rule) && rule.exclude)
  const ofPackages = rules.filter((rule) => usesBabel(rule) && !rule.exclude)
  if (own.length !== 1 || ofPackages.length !== 1)
    throw new Error('Gatsby has other rules for functions than those that src/gatsby/compiler replaces.')
  for (const rule of ofPackages) delete rule.use
  for (const rule of own)
    rule.use = {
      loader: 'swc-loader',
      options: {
        swcrc: false,
        configFile: false,
        env: { targets: { node: process.versions.node } },
        jsc: { parser: { syntax: 'typescript' } },
      },
    }
}

/** The code of the functions too, which is in no page. */
function withFunctions(root: string, { digest, isUnchanged, counts }: BundledCode): BundledCode {
  const files = (): string[] =>
    existsSync(path.join(root, functions))
      ? readdirSync(path.join(root, functions), { recursive: true, encoding: 'utf8' }).sort()
      : []
  const digestOfNow = (): string => {
    const hash = createHash('sha256').update(digest())
    for (const file of files().filter((name) => /\.[jt]s$/.test(name)))
      hash.update(file).update(readFileSync(path.join(root, functions, file)))
    return hash.digest('hex')
  }
  const before = digestOfNow()
  return {
    digest: () => before,
    isUnchanged: () => isUnchanged() && digestOfNow() === before,
    counts: (file) => counts(file) || file.startsWith(`${functions}/`),
  }
}

/**
 * Compiles Gatsby Functions with SWC, once for builds of the same code. Gatsby lets nobody change how it compiles them, so this
 * changes webpack's compiler, before it runs, for the compilation of that name.
 */
export function compileFunctionsOnce(
  { reporter }: Pick<ParentSpanPluginArgs, 'reporter'>,
  code: BundledCode,
): void {
  const changed = new WeakSet<Compiler>()
  const load = createRequire(path.resolve('package.json'))
  const { prototype } = (load('webpack') as typeof webpack).Compiler
  const run = prototype.run
  prototype.run = function (this: Compiler, callback) {
    const { cache } = this.options
    const isOfFunctions = typeof cache === 'object' && 'name' in cache && cache.name === stage
    if (!isOfFunctions || changed.has(this)) return run.call(this, callback)
    changed.add(this)
    compileWithSwc(this)
    const say = (message: string): void => reporter.info(message)
    reuseBundlesOf(this, stage, { code: withFunctions(process.cwd(), code), say })
    return this.run(callback)
  }
}
