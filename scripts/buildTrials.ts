import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { differingFiles } from '../publisher'
import { readJson } from '../src/core/values/readJson'
import { planAdoption, writeAdoption } from './adopt/adoptSite'
import { parseBrandFile } from './adopt/brandFile'
import { sourceFiles, tracesIn } from './adopt/traces'
import { startContentServer } from './contentServer'
import { earlierReleaseFailures, releaseFiles } from './earlierRelease'
import { unreportedFindings, writeFaultyContent } from './faultyContent'
import { changedFiles, listFiles } from './fileListing'
import {
  foreignDocuments,
  gonePage,
  inEnglish,
  jobPage,
  navigationLanguage,
  otherStrings,
  pagesOfChanges,
  pagesOfEditedCase,
  publishedChanges,
  writeJobs,
} from './foreignRepository'
import type { MeasuredRun } from './measuredRun'
import { runMain } from './runMain'
import { documentFile, writeContent } from './sampleContent'
import { temporaryFolder } from './temporaryFolder'
import { trialBuild, trialVariables } from './trialBuild'
import { publish, startTrialPublisher } from './trialPublisher'
import { makeTrialSite } from './trialSite'

/**
 * Builds that must fail, each in the project itself, since they must not change its last good build; and builds from a
 * other content repository, in a copy of the site. Part of `npm test`; `npm run test:builds -- NAME` runs one of them.
 */
const project = path.resolve(__dirname, '..')

/** The failures of one build; none when it passed. */
type Verdict = { name: string; run: MeasuredRun; failures: string[] }

const says = (output: string, ...texts: string[]): string[] =>
  texts
    .filter((text) => !output.replace(/\s+/g, ' ').includes(text))
    .map((text) => `the output does not say: ${text}`)

/** A build in the project that must fail and leave the last good build as it was. */
async function failingBuild(
  name: string,
  variables: Record<string, string>,
  unsaid: (run: MeasuredRun) => string[],
): Promise<Verdict> {
  const listOutput = () =>
    [listFiles(path.join(project, 'public')), listFiles(path.join(project, 'build'))] as const
  const [publicBefore, manifestBefore] = listOutput()
  const run = await trialBuild(project, variables)
  const [publicAfter, manifestAfter] = listOutput()
  const touched = [...changedFiles(publicBefore, publicAfter), ...changedFiles(manifestBefore, manifestAfter)]
  return {
    name,
    run,
    failures: [
      ...(run.code === 0 ? ['the build passed'] : []),
      ...(touched.length > 0
        ? [`${touched.length} files of the last good build changed: ${touched[0]}`]
        : []),
      ...unsaid(run),
    ],
  }
}

function faultyContent(): Promise<Verdict> {
  const content = temporaryFolder('outlay-content')
  writeFaultyContent(content)
  return failingBuild(
    'faulty content: everything wrong is reported',
    { CONTENT_DIR: content },
    ({ output }) => unreportedFindings(output),
  )
}

const malformedEnvironment = (): Promise<Verdict> =>
  failingBuild('malformed environment', { PORT: 'abc', PRISMIC_ENDPOINT: 'nonsense' }, ({ output }) =>
    says(output, 'PORT: must be a port number', 'PRISMIC_ENDPOINT: must be an http(s) address'),
  )

function unreachableRepository(): Promise<Verdict> {
  // Nothing listens on port 9 (discard).
  const endpoint = 'http://127.0.0.1:9/api/v2'
  return failingBuild('unreachable content repository', { PRISMIC_ENDPOINT: endpoint }, ({ output }) => [
    ...says(output, `The content repository at ${endpoint} cannot be read`),
    ...says(output, 'trying again, 1 of 3', 'trying again, 3 of 3'),
  ])
}

/** Texts that built pages lack, `expected` by path in `public`. */
function unshown(site: string, expected: Record<string, string>): string[] {
  return Object.entries(expected).flatMap(([page, text]) => {
    const file = path.join(site, 'public', page)
    if (!existsSync(file)) return [`${page} was not built`]
    return readFileSync(file, 'utf8').includes(text) ? [] : [`${page} does not show "${text}"`]
  })
}

/** The scripts of a built site that every page loads. */
const bundlesOf = (site: string): string[] =>
  [...listFiles(path.join(site, 'public'), '.js').keys()]
    .filter((file) => /^(?:app|framework)-/.test(file))
    .sort()

/** The first line of a file that a full build and the publisher write differently. */
function firstDifference(file: string, built: string, published: string): string {
  const linesIn = (folder: string): string[] => {
    const source = path.join(folder, file)
    return existsSync(source) ? readFileSync(source, 'utf8').split('\n') : []
  }
  const [wanted, found] = [linesIn(built), linesIn(published)]
  const index = Array.from({ length: Math.max(wanted.length, found.length) }, (_, line) => line).find(
    (line) => wanted[line] !== found[line],
  )
  const lineOf = (lines: string[]): string => lines[index ?? 0]?.trim().slice(0, 200) ?? '(nothing)'
  return `${file}, line ${(index ?? 0) + 1}: built ${lineOf(wanted)}, published ${lineOf(found)}`
}

/** Publishes all of it by the publisher, and gives what a full build of the same makes otherwise. */
async function publishFailures(
  site: string,
  endpoint: string,
  change: () => Promise<void>,
): Promise<{ before: string[]; compare: () => string[] }> {
  const { publisher, url } = await startTrialPublisher(site, trialVariables({ PRISMIC_ENDPOINT: endpoint }))
  try {
    await change()
    const { outcome, message, changed, removed, milliseconds } = await publish(url)
    const pages = `${changed.length} pages rendered and ${removed.length} removed in ${Math.round(milliseconds)} ms`
    process.stdout.write(`         ${outcome}: ${message ?? pages}\n`)
    return {
      before: [
        ...(outcome === 'published' ? [] : [`the publisher answered: ${outcome} ${message ?? ''}`]),
        ...['/en/new-page', '/en/moved']
          .filter((page) => !changed.includes(page))
          .map((page) => `${page} was not rendered`),
        ...['/en/moves', '/en/goes']
          .filter((page) => !removed.includes(page))
          .map((page) => `${page} was not removed`),
      ],
      compare: () => {
        const published = path.join(site, 'published/current')
        const files = differingFiles(site, published)
        if (files.length === 0) return []
        return [
          `${files.length} files differ: ${files.slice(0, 20).join(', ')}`,
          ...files.slice(0, 3).map((file) => firstDifference(file, site, published)),
        ]
      },
    }
  } finally {
    publisher.kill()
  }
}

/**
 * Builds from another server: cold; at full scale without a change; after the publisher has brought many changes onto the
 * site; and with changed code.
 */
async function* otherRepository(): AsyncGenerator<Verdict> {
  const site = makeTrialSite(project)
  writeJobs(site, [1, 2])
  const content = temporaryFolder('outlay-content')
  const other = foreignDocuments()
  writeContent(content, other)
  const server = await startContentServer(project, content)
  const build = async (
    name: string,
    check: (run: MeasuredRun, written: string[]) => string[] | Promise<string[]>,
  ): Promise<Verdict> => {
    const before = listFiles(path.join(site, 'public'), '.html')
    const run = await trialBuild(site, { PRISMIC_ENDPOINT: server.endpoint })
    const written = changedFiles(before, listFiles(path.join(site, 'public'), '.html'))
    return { name, run, failures: run.code === 0 ? await check(run, written) : ['the build failed'] }
  }
  try {
    yield await build('other repository: its texts are on the pages', () =>
      unshown(site, {
        'en/cards/index.html': 'Foreign cards of en-gb',
        'fr/index.html': 'Foreign homepage of fr-fr',
        'at/index.html': 'Foreign homepage of de-at',
        'lu/customers/index.html': 'Foreign bakery of en-gb',
        [jobPage(1)]: 'Job 1',
        [jobPage(2)]: 'Job 2',
      }),
    )
    // The build after the changes shows as well that nothing else is rendered: this one runs at full scale only.
    if (process.env['TEST_SCALE'] === 'full') {
      yield await build('other repository: nothing changed, nothing rendered', ({ output }, written) => [
        ...(/content unchanged at \S+: [1-9]\d* nodes kept/.test(output) ? [] : ['the nodes were not kept']),
        ...(written.length === 0 ? [] : [`rendered: ${written.join(', ')}`]),
      ])
    }
    const published = await publishFailures(site, server.endpoint, async () => {
      writeContent(content, publishedChanges(other))
      rmSync(documentFile(content, { id: gonePage.id, lang: 'en-gb' }))
      writeJobs(site, [1, 3])
      await server.publish()
    })
    const bundles = bundlesOf(site)
    yield await build(
      'other repository: changes render the pages that show them, and no bundle, and the publisher writes the same, byte for byte',
      (_run, written) => {
        const shown = pagesOfChanges(site)
        return [
          ...published.before,
          ...[jobPage(2), ...inEnglish('moves'), ...inEnglish('goes')]
            .filter((page) => existsSync(path.join(site, 'public', page)))
            .map((page) => `${page} is still there`),
          ...(written.toSorted().join() === shown.join()
            ? []
            : [`rendered: ${written.join(', ') || 'nothing'}`, `to be rendered: ${shown.join(', ')}`]),
          ...(bundlesOf(site).join() === bundles.join() ? [] : [`bundles: ${bundlesOf(site).join(', ')}`]),
          ...unshown(site, {
            ...Object.fromEntries(pagesOfEditedCase.map((page) => [page, 'Published bakery'])),
            [`${navigationLanguage.folder}/index.html`]: 'Published label',
          }),
          ...published.compare(),
        ]
      },
    )
    const release = releaseFiles(site)
    appendFileSync(
      path.join(site, 'gatsby-browser.tsx'),
      '\nexport const onServiceWorkerActive = () => undefined\n',
    )
    writeContent(content, otherStrings(other))
    await server.publish()
    yield await build('other repository: a page of the release before finds its files', () =>
      earlierReleaseFailures(site, release),
    )
  } finally {
    server.stop()
  }
}

/** Another brand in two languages (docs/adopting.md): it builds, and its pages have no trace of the first. */
async function* secondBrand(): AsyncGenerator<Verdict> {
  const site = makeTrialSite(project, { content: true })
  const parsed = parseBrandFile(readJson(path.join(project, 'scripts/adopt/example.json')))
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'))
  const { changes } = await planAdoption(site, parsed.file)
  writeAdoption(site, changes)
  const left = tracesIn(site, sourceFiles(site))
  const run = await trialBuild(site, {})
  const output = path.join(site, 'public')
  const served = run.code === 0 ? tracesIn(output, sourceFiles(output)) : ['the build failed']
  yield { name: 'second brand in two languages', run, failures: [...left, ...served].slice(0, 20) }
}

const trials: Record<string, () => AsyncIterable<Verdict> | Promise<Verdict>[]> = {
  'malformed-environment': () => [malformedEnvironment()],
  'faulty-content': () => [faultyContent()],
  'unreachable-repository': () => [unreachableRepository()],
  'other-repository': otherRepository,
  'second-brand': secondBrand,
}

/** Trials that run by their name only. */
const longTrials: readonly string[] = ['second-brand']

/** The trials with these names, without names all that are not long. Throws for an unknown name. */
function chosenTrials(names: readonly string[]): (typeof trials)[string][] {
  const unknown = names.filter((name) => !Object.hasOwn(trials, name))
  if (unknown.length > 0) {
    throw new Error(`No trial: ${unknown.join(', ')}. Trials: ${Object.keys(trials).join(', ')}`)
  }
  return Object.entries(trials)
    .filter(([name]) => (names.length === 0 ? !longTrials.includes(name) : names.includes(name)))
    .map(([, trial]) => trial)
}

function print({ name, run, failures }: Verdict): void {
  const result = failures.length === 0 ? 'passed' : 'FAILED'
  process.stdout.write(`${result}  ${run.wallSeconds.toFixed(1).padStart(5)} s  ${name}\n`)
  if (failures.length === 0) return
  process.stdout.write(`${failures.map((failure) => `         - ${failure}\n`).join('')}`)
  process.stdout.write(`${run.output.trimEnd().slice(-6000)}\n`)
}

async function main(): Promise<void> {
  const chosen = chosenTrials(process.argv.slice(2))
  if (listFiles(path.join(project, 'public'), '.html').size === 0) {
    throw new Error('There is no last good build: run "npm run build" first')
  }
  for (const trial of chosen) {
    for await (const verdict of trial()) {
      print(verdict)
      if (verdict.failures.length > 0) process.exitCode = 1
    }
  }
}

runMain(main)
