import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Environment } from '../core/environment'
import { readJson } from '../core/values/readJson'

const identitySchema = z.object({
  gatsby: z.string(),
  code: z.string(),
  compilation: z.string(),
  environment: z.string(),
})

/**
 * What a build was made with: the version of Gatsby, a digest of the code and of the lock file, webpack's hash of the
 * bundles, and the variables that change what is in pages. The publisher adds to a build of the same only.
 */
export type BuildIdentity = z.infer<typeof identitySchema>

const identityFile = 'build/identity.json'

/** What pages are made of, the content aside. The code of the server is in none. */
const places = [
  'src',
  'plugins',
  'content-api',
  'customtypes',
  'static',
  'locales.config.ts',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

const counts = (file: string): boolean =>
  !/\.(?:test|fixture)\.tsx?$/.test(file) && !/^src\/(?:server|api)\//.test(file)

/** True for a file, by its path in the project, whose change changes the digest of the code. */
const isOfCode = (file: string): boolean =>
  counts(file) && places.some((place) => file === place || file.startsWith(`${place}/`))

function filesOf(root: string): string[] {
  return places
    .filter((place) => existsSync(path.join(root, place)))
    .flatMap((place) => {
      if (path.extname(place) !== '') return [place]
      return readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
    })
    .filter(counts)
}

/** A digest of the code, of package.json and of the lock file. */
function digestOfCode(root: string): string {
  const hash = createHash('sha256')
  for (const file of filesOf(root)) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** The code that bundles are made of (src/gatsby/bundleCache), as it is when its digest is first requested. */
export function bundledCode(root: string): {
  digest: () => string
  isUnchanged: () => boolean
  counts: (file: string) => boolean
} {
  let first: string | undefined
  const digest = (): string => (first ??= digestOfCode(root))
  return { digest, isUnchanged: () => digestOfCode(root) === digest(), counts: isOfCode }
}

/** The version of the installed Gatsby. */
export const gatsbyVersion = (root: string): string =>
  z.object({ version: z.string() }).parse(readJson(path.join(root, 'node_modules/gatsby/package.json')))
    .version

/** The hash of the bundles that pages name. Throws when `public/` has no build. */
export const compilationHash = (root: string): string =>
  z
    .object({ webpackCompilationHash: z.string() })
    .parse(readJson(path.join(root, 'public/page-data/app-data.json'))).webpackCompilationHash

/** The identity of a build with the code, packages and environment of now. Throws when `public/` has no build. */
export const identityOfNow = (
  root: string,
  { DEPLOY_ENV, SERVICE_WORKER, FUNCTIONS }: Pick<Environment, 'DEPLOY_ENV' | 'SERVICE_WORKER' | 'FUNCTIONS'>,
): BuildIdentity => ({
  gatsby: gatsbyVersion(root),
  code: digestOfCode(root),
  compilation: compilationHash(root),
  environment: `DEPLOY_ENV=${DEPLOY_ENV} SERVICE_WORKER=${SERVICE_WORKER} FUNCTIONS=${FUNCTIONS}`,
})

/** Records what the build in `public/` was made with. */
export function writeBuildIdentity(root: string, identity: BuildIdentity): void {
  const file = path.join(root, identityFile)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(identity, null, 2)}\n`)
}

/** Removes the record: `public/` is about to change. */
export const forgetBuildIdentity = (root: string): void =>
  rmSync(path.join(root, identityFile), { force: true })

/** What the build in `public/` was made with; undefined without a complete build. */
export function readBuildIdentity(root: string): BuildIdentity | undefined {
  try {
    return identitySchema.parse(readJson(path.join(root, identityFile)))
  } catch {
    return undefined
  }
}

const names: Readonly<Record<keyof BuildIdentity, string>> = {
  gatsby: 'the version of Gatsby',
  code: 'the code or the lock file',
  compilation: "webpack's compilation hash",
  environment: 'the environment',
}

/** What differs between two builds, in words; empty for builds of the same. */
export const identityDifferences = (built: BuildIdentity, now: BuildIdentity): string[] =>
  (Object.keys(names) as (keyof BuildIdentity)[])
    .filter((key) => built[key] !== now[key])
    .map((key) => `${names[key]} (built with ${built[key]}, now ${now[key]})`)
