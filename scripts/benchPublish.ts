import { rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { StoredDocument } from '../content-api'
import { differingFiles } from '../publisher'
import { benchDocuments, editedDocumentId } from './benchContent'
import { runMain } from './runMain'
import { documentFile, writeContent } from './sampleContent'
import { temporaryFolder } from './temporaryFolder'
import { trialBuild, trialVariables } from './trialBuild'
import { publish, startTrialPublisher } from './trialPublisher'
import { makeTrialSite } from './trialSite'

/**
 * `npm run bench:publish -- [2000 10000] [--no-comparison]`: the time from the webhook of a publish to its files, with so
 * many documents, for a text, a new, a deleted and a renamed page, a redirect, and the navigation of one language of the fifteen and of one market that shares its language.
 * After each the site is built in full, and every file of both is compared. Prints a table.
 */
const project = path.resolve(__dirname, '..')
const times = 5

type Change = { name: string; write: StoredDocument[]; remove?: StoredDocument[] }

const columns = ['documents', 'change', 'pages', 'files', 'ms', 'differs from a full build']
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

function found(documents: readonly StoredDocument[], id: string): StoredDocument {
  const document = documents.find((one) => one.id === id)
  if (!document) throw new Error(`The bench content has no ${id}`)
  return document
}

const navigationId = 'da-dk.navigation'
const marketNavigationId = 'en-gb.navigation.lu'

/** The bench content, with its own navigation for one language and for one market; the others share one. */
function documentsOf(count: number): StoredDocument[] {
  const documents = benchDocuments(count - 2)
  const shared = documents.find(({ type }) => type === 'navigation')
  if (!shared) throw new Error('The bench content has no navigation')
  const own = { ...shared, alternate_languages: [] }
  return [
    ...documents,
    { ...own, id: navigationId, lang: 'da-dk' },
    { ...own, id: marketNavigationId, data: { ...own.data, localeCode: 'en-lu' } },
  ]
}

const withText = (document: StoredDocument, text: string): StoredDocument => ({
  ...document,
  data: { ...document.data, title: text, meta_description: `${text}, as it was published.` },
})

/** The navigation with another label of its first menu. */
function withMenuLabel(navigation: StoredDocument): StoredDocument {
  const [menu, ...menus] = navigation.data['menus'] as { label: string }[]
  return { ...navigation, data: { ...navigation.data, menus: [{ ...menu, label: 'Product!' }, ...menus] } }
}

/** The seven kinds of change. Each begins from what the ones before have left. */
function changesOf(documents: readonly StoredDocument[]): Change[] {
  const edited = found(documents, editedDocumentId)
  const added = { ...withText(edited, 'A new page'), id: `${edited.id}-new`, uid: 'bench-new' }
  const renamed = { ...added, uid: 'bench-renamed' }
  const navigation = found(documents, navigationId)
  const redirects: StoredDocument = {
    ...navigation,
    id: 'en-gb.redirects',
    type: 'redirects',
    lang: 'en-gb',
    data: { redirects: [{ source: '/moved', target: '/', permanent: true, locale: 'all' }] },
  }
  const withoutLanguages = (one: StoredDocument): StoredDocument => ({ ...one, alternate_languages: [] })
  return [
    ...Array.from({ length: times }, (_, index) => ({
      name: `text ${index + 1}`,
      write: [withText(edited, `Text ${index + 1}`)],
    })),
    { name: 'new page', write: [withoutLanguages(added)] },
    { name: 'renamed page', write: [withoutLanguages(renamed)] },
    { name: 'deleted page', write: [], remove: [renamed] },
    { name: 'redirect', write: [redirects] },
    { name: 'navigation (en-lu)', write: [withMenuLabel(found(documents, marketNavigationId))] },
    { name: `navigation (${navigation.lang})`, write: [withMenuLabel(navigation)] },
  ]
}

async function measure(count: number, isCompared: boolean): Promise<void> {
  const site = makeTrialSite(project)
  const content = temporaryFolder('outlay-content')
  const variables = trialVariables({ CONTENT_DIR: content })
  const build = async (): Promise<void> => {
    const run = await trialBuild(site, { CONTENT_DIR: content })
    if (run.code !== 0) throw new Error(`The build failed:\n${run.output}`)
  }
  const documents = documentsOf(count)
  writeContent(content, documents)
  await build()
  const { publisher, url } = await startTrialPublisher(site, variables)
  try {
    for (const { name, write, remove = [] } of changesOf(documents)) {
      writeContent(content, write)
      for (const document of remove) rmSync(documentFile(content, document))
      const result = await publish(url)
      if (result.outcome !== 'published')
        throw new Error(`${name}: ${result.outcome} ${result.message ?? ''}`)
      const pages = result.changed.length + result.removed.length
      let comparison = 'not compared'
      if (isCompared && !/^text [2-9]/.test(name)) {
        await build()
        const files = differingFiles(site, path.join(site, 'published/current'))
        comparison =
          files.length === 0 ? 'in nothing' : `${files.length} files: ${files.slice(0, 4).join(', ')}`
      }
      process.stdout.write(
        `${row([count, name, pages, result.files, Math.round(result.milliseconds), comparison])}\n`,
      )
    }
  } finally {
    publisher.kill()
  }
  for (const folder of [site, content]) rmSync(folder, { recursive: true })
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { comparison: { type: 'boolean', default: true } },
    allowNegative: true,
    allowPositionals: true,
  })
  const counts = positionals.length > 0 ? positionals.map(Number) : [2000, 10000]
  if (!counts.every((count) => Number.isInteger(count) && count > 0))
    throw new Error('Usage: npm run bench:publish -- [number of documents …] [--no-comparison]')
  const load = os.loadavg()[0] ?? 0
  process.stdout.write(
    `${os.cpus().length} cores, Node ${process.version}, load before ${load.toFixed(1)}\n\n`,
  )
  process.stdout.write(`${row(columns)}\n${row(columns.map(() => '---'))}\n`)
  for (const count of counts) await measure(count, values.comparison)
}

runMain(main)
