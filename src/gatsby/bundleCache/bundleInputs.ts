import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Configuration } from 'webpack'
import { cacheFolder } from '../cacheFolder'

export const digestOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32)

/** Where a project and its packages are. Bundles do not depend on it: paths in their inputs and outputs are replaced by names. */
export type Places = {
  root: string
  /** The real folder of the packages: a trial has a link to those of the project. */
  packages: string
  /** False for such a link, with which webpack numbers the modules in another way. */
  arePackagesInRoot: boolean
}

export function placesOf(root: string): Places {
  const folder = path.join(root, 'node_modules')
  const packages = realpathSync(folder)
  return { root, packages, arePackagesInRoot: packages === path.join(realpathSync(root), 'node_modules') }
}

const names = { root: '%root-of-the-site%', packages: '%packages-of-the-site%' }

/** A text without the paths of a project. */
export const withoutPlaces = (text: string, { root, packages }: Places): string =>
  text.replaceAll(packages, names.packages).replaceAll(root, names.root)

/** The same text in a project: the packages by their real path. */
export const withPlaces = (text: string, { root, packages }: Places): string =>
  text.replaceAll(names.packages, packages).replaceAll(names.root, root)

/** Every constant that webpack puts into the code, as code. */
export function definitionsOf({ plugins = [] }: Configuration, places: Places): Record<string, string> {
  const all = plugins.flatMap((plugin) => {
    const { definitions } = (plugin ?? {}) as { definitions?: Record<string, unknown> }
    return plugin?.constructor.name === 'DefinePlugin' ? Object.entries(definitions ?? {}) : []
  })
  return Object.fromEntries(all.map(([name, value]) => [name, withoutPlaces(String(value), places)]))
}

/** Names that webpack gives to what a module depends on. */
const definition = 'webpack/DefinePlugin '

/** What a compilation was made of, as far as the digest of the code does not say it. */
export type UsedInputs = {
  /** The constants that the code uses. */
  definitions: Record<string, string>
  /** Digests of the files that Gatsby has written for the bundles, by their path in its folder. */
  gatsbyFiles: Record<string, string>
}

/** Above linked packages: webpack reads it when it looks for what describes a module. */
const packageFileOf = ({ packages }: Pick<Places, 'packages'>): string =>
  path.join(path.dirname(packages), 'package.json')

/** The digest of a file of Gatsby, which names packages relative to its folder. Undefined when there is none. */
function digestOfFile(file: string, places: Places): string | undefined {
  if (!existsSync(file)) return undefined
  const { root, packages } = places
  const relative = path.relative(path.join(root, cacheFolder), packages)
  return digestOf(withoutPlaces(readFileSync(file, 'utf8').replaceAll(relative, packages), places))
}

/** The constants that the modules of a compilation use; before its modules are put together. */
export function usedDefinitions({ modules }: Pick<Compilation, 'modules'>): Set<string> {
  const used = new Set<string>()
  for (const { buildInfo } of modules) {
    const { valueDependencies } = (buildInfo ?? {}) as { valueDependencies?: ReadonlyMap<string, unknown> }
    for (const name of valueDependencies?.keys() ?? [])
      if (name.startsWith(definition)) used.add(name.slice(definition.length))
  }
  return used
}

/**
 * What a compilation was made of besides the code; `files` are those that it has read. Throws when one of them is neither code
 * (`isCode`, by its path in the project), nor of a package, nor Gatsby's: a change of it would pass unnoticed.
 */
export function usedInputs(
  files: Iterable<string>,
  used: ReadonlySet<string>,
  {
    definitions,
    places,
    isCode,
  }: { definitions: Record<string, string>; places: Places; isCode: (file: string) => boolean },
): UsedInputs {
  const ofGatsby = path.join(places.root, cacheFolder)
  const gatsbyFiles: Record<string, string> = {}
  for (const file of files) {
    // Among the files are the folders that were searched.
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) continue
    const isBelow = (folder: string): boolean => file.startsWith(folder + path.sep)
    if (isBelow(places.packages) || isBelow(path.join(places.root, 'node_modules'))) continue
    if (file === packageFileOf(places)) continue
    if (isBelow(ofGatsby)) {
      const digest = digestOfFile(file, places)
      if (digest !== undefined) gatsbyFiles[path.relative(ofGatsby, file)] = digest
    } else if (!isBelow(places.root) || !isCode(path.relative(places.root, file)))
      throw new Error(`${file} is in a bundle, and the digest of the code does not count it`)
  }
  return {
    definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => used.has(name))),
    gatsbyFiles,
  }
}

/** Whether a compilation of now would have the same inputs. */
export const areInputsOfNow = (
  { definitions: used, gatsbyFiles }: UsedInputs,
  { definitions, places }: { definitions: Record<string, string>; places: Places },
): boolean =>
  Object.entries(used).every(([name, value]) => definitions[name] === value) &&
  Object.entries(gatsbyFiles).every(
    ([file, digest]) => digestOfFile(path.join(places.root, cacheFolder, file), places) === digest,
  )

/**
 * The key of what bundles are made of: the code, the packages that are installed, this Node, and the names of all constants.
 * Bundles of another key are never used.
 */
export function bundleKey({
  stage,
  code,
  definitions,
  packages,
  arePackagesInRoot,
}: {
  stage: string
  /** A digest of the code, of package.json and of the lock file. */
  code: string
  definitions: Record<string, string>
} & Pick<Places, 'packages' | 'arePackagesInRoot'>): string {
  const digestIfThere = (file: string): string => (existsSync(file) ? digestOf(readFileSync(file)) : '')
  const packageFileDigest = digestIfThere(packageFileOf({ packages }))
  return digestOf(
    JSON.stringify([
      stage,
      code,
      digestIfThere(path.join(packages, '.package-lock.json')),
      [process.versions.node, process.platform, process.arch],
      Object.keys(definitions).sort(),
      arePackagesInRoot ? '' : [packages, packageFileDigest],
    ]),
  )
}
