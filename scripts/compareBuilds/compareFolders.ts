import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileKind, readBuild, type BuildFiles, type FileKind } from './buildFiles'
import { compareBootstrapScripts, type BootstrapOutcome } from './compareBootstrapScripts'
import { compareFiles } from './compareFiles'
import type { NeutralPage } from './comparePages'
import type { Difference } from './differences'

/** How many files of a kind there are on each side, and how they compare. */
export type KindCounts = {
  before: number
  after: number
  identical: number
  /** Identical once digests and generated names are left out. */
  neutral: number
  /** Identical but for the order of style rules. */
  styleOrder: number
  different: number
  missing: number
  extra: number
}

/** Something that visitors of one build get and visitors of the other do not. */
export type Finding = {
  file: string
  what: string
  difference?: Difference
  /** Equal for findings that are one change on several files. */
  change: string
}

/** Two inline bootstrap scripts that are on the same pages of the two builds. */
export type BootstrapPair = {
  outcome: BootstrapOutcome
  beforeBytes: number
  afterBytes: number
  pages: number
  firstPage: string
}

export type Sides<T> = { before: T; after: T }

export type Comparison = {
  kinds: ReadonlyMap<FileKind, KindCounts>
  /** Files that only one build has come first. */
  findings: readonly Finding[]
  bootstraps: readonly BootstrapPair[]
  scripts: Sides<{ files: number; bytes: number }>
  skipped: Sides<number>
  /** Pages with NUL characters in their text. */
  nulPages: Sides<number>
}

type Build = BuildFiles & { folder: string; all: ReadonlySet<string> }

function openBuild(folder: string): Build {
  const files = readBuild(folder)
  return { ...files, folder, all: new Set([...files.scripts, ...[...files.compared.values()].flat()]) }
}

const read = (build: Build, file: string): Buffer => readFileSync(path.join(build.folder, file))

/** Pairs the files of one stable name: those with equal contents first, the others in the order of their names. */
function pairFiles(before: Build, after: Build, name: string): [string | undefined, string | undefined][] {
  const was = before.compared.get(name) ?? []
  const is = after.compared.get(name) ?? []
  if (was.length <= 1 && is.length <= 1) return [[was[0], is[0]]]
  const left = [...is]
  const pairs: [string | undefined, string | undefined][] = []
  const unpaired = was.filter((file) => {
    const equal = left.findIndex((other) => read(before, file).equals(read(after, other)))
    if (equal >= 0) pairs.push([file, left.splice(equal, 1)[0]])
    return equal < 0
  })
  const rest = Math.max(unpaired.length, left.length)
  return [
    ...pairs,
    ...Array.from({ length: rest }, (_, index): [string | undefined, string | undefined] => [
      unpaired[index],
      left[index],
    ]),
  ]
}

/** Collects the inline bootstrap scripts of the pages; each pair of texts is compared once. */
function bootstrapPairs() {
  const pairs = new Map<string, BootstrapPair>()
  return {
    pairs,
    add(page: string, { before, after }: Sides<NeutralPage>) {
      const [was, is] = [before.bootstrap, after.bootstrap]
      // A page without a bootstrap script differs from one with a bootstrap script in its markup.
      if (was === undefined || is === undefined) return
      const key = JSON.stringify([was, is])
      const pair = pairs.get(key) ?? {
        outcome: compareBootstrapScripts(was, is),
        beforeBytes: Buffer.byteLength(was),
        afterBytes: Buffer.byteLength(is),
        pages: 0,
        firstPage: page,
      }
      pairs.set(key, { ...pair, pages: pair.pages + 1 })
    },
  }
}

const noCounts: KindCounts = {
  before: 0,
  after: 0,
  identical: 0,
  neutral: 0,
  styleOrder: 0,
  different: 0,
  missing: 0,
  extra: 0,
}

const scriptCounts = ({ folder, scripts }: Build) => ({
  files: scripts.length,
  bytes: scripts.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0),
})

const isOnOneSide = ({ what }: Finding): boolean => what === 'missing' || what === 'extra'

/** Scripts that have their own name and are in one build only. */
function scriptFindings(before: Build, after: Build): Finding[] {
  const only = (one: Build, other: Build, what: string): Finding[] =>
    [...one.namedScripts]
      .filter((name) => !other.namedScripts.has(name))
      .map((name) => ({ file: `${name}-#.js`, what, change: `script ${what}` }))
  return [...only(before, after, 'missing'), ...only(after, before, 'extra')]
}

/**
 * Compares two built `public/` folders, one pair of files at a time. Throws when one of them is no built site or a file
 * that should be JSON is not.
 */
export function compareFolders(beforeFolder: string, afterFolder: string): Comparison {
  const before = openBuild(beforeFolder)
  const after = openBuild(afterFolder)
  const kinds = new Map<FileKind, KindCounts>()
  const findings: Finding[] = []
  const bootstraps = bootstrapPairs()
  const nulPages = { before: 0, after: 0 }

  const reportMissingReferences = (
    file: string,
    side: keyof Sides<unknown>,
    references: readonly string[],
  ) => {
    const build = side === 'before' ? before : after
    for (const reference of references) {
      if (build.all.has(reference)) continue
      const what = `names /${reference}, which is not in the build (${side})`
      findings.push({ file, what, change: what })
    }
  }

  for (const name of [...new Set([...before.compared.keys(), ...after.compared.keys()])].sort()) {
    const kind = fileKind(name)
    const counts = kinds.get(kind) ?? { ...noCounts }
    kinds.set(kind, counts)
    for (const [was, is] of pairFiles(before, after, name)) {
      if (was !== undefined) counts.before += 1
      if (is !== undefined) counts.after += 1
      if (was === undefined || is === undefined) {
        const what = is === undefined ? 'missing' : 'extra'
        counts[what] += 1
        findings.push({ file: was ?? is ?? name, what, change: `${kind} ${what}` })
        continue
      }
      const { verdict, references, pages } = compareFiles(kind, name, read(before, was), read(after, is))
      reportMissingReferences(was, 'before', references.before)
      reportMissingReferences(is, 'after', references.after)
      if (pages) {
        bootstraps.add(is, pages)
        if (pages.before.hadNul) nulPages.before += 1
        if (pages.after.hadNul) nulPages.after += 1
      }
      counts[verdict.outcome === 'identical' && was !== is ? 'neutral' : verdict.outcome] += 1
      if (verdict.outcome === 'different') {
        const { difference, change } = verdict
        findings.push({ file: is, what: 'different', difference, change: `${kind} ${change}` })
      }
    }
  }

  return {
    kinds,
    findings: [
      ...findings.filter(isOnOneSide),
      ...scriptFindings(before, after),
      ...findings.filter((finding) => !isOnOneSide(finding)),
    ],
    bootstraps: [...bootstraps.pairs.values()],
    scripts: { before: scriptCounts(before), after: scriptCounts(after) },
    skipped: { before: before.skipped, after: after.skipped },
    nulPages,
  }
}

/** True when visitors get the same from both builds. */
export const isSame = ({ findings, bootstraps }: Comparison): boolean =>
  findings.length === 0 && bootstraps.every(({ outcome }) => outcome !== 'different')
