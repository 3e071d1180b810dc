import path from 'node:path'
import { loadRepository } from '../content-api'
import { contentLanguages, locales } from '../locales.config'
import { readMarkets } from '../src/cms/markets'
import { contentFindings, parseModels } from '../src/contentRules'
import { pullDocuments } from '../src/contentSource/pullDocuments'
import { codeRoutesOf, ContentError, openContent, readContent } from '../src/contentSource/readContent'
import { environment } from '../src/environment'
import { readEnvFile } from '../src/environment/envFile'
import { planPages } from '../src/pagePlan/planPages'

/**
 * `npm run check:content`: every finding about the content at once: errors that fail a build, and what an editor
 * should correct before publication. Reads the repository that a build would read.
 */
const root = path.resolve(__dirname, '..')

async function main(): Promise<void> {
  const started = Date.now()
  readEnvFile(root)
  const variables = environment()
  const { source, ref } = await openContent(root, variables)
  const documents = await pullDocuments(source.client, ref)
  const { repository: models } = loadRepository(root, { languages: contentLanguages() })
  const { pages } = planPages({ documents, jobs: [], codeRoutes: codeRoutesOf(root) })
  const findings = contentFindings({
    documents,
    models: parseModels(models.customTypes, models.sharedSlices),
    pages,
    markets: readMarkets(documents, locales).markets,
  })
  const buildError = await readContent(root, variables, source, ref).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof ContentError) return error.message
      throw error
    },
  )
  if (buildError) process.stdout.write(`${buildError}\n`)
  for (const { documentId, lang, field, message } of findings) {
    process.stdout.write(`${documentId} (${lang}) ${field}\n  ${message}\n`)
  }
  process.stdout.write(
    `${documents.length} documents, ${findings.length} findings, ${Date.now() - started} ms\n`,
  )
  if (buildError || findings.length > 0 || documents.length === 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
