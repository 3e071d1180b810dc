import path from 'node:path'
import { loadRepository } from '../content-api'
import { contentLanguages } from '../locales.config'
import { contentFindings, parseModels } from '../src/contentRules'
import { openContent, pullContent } from '../src/contentSource/readContent'
import { environment } from '../src/environment'
import { readEnvFile } from '../src/environment/envFile'

/**
 * `npm run check:content`: every finding about the content at once: errors that fail a build, and what an editor
 * should correct before publication. Reads the repository that a build would read.
 */
const root = path.resolve(__dirname, '..')

async function main(): Promise<void> {
  const started = Date.now()
  readEnvFile(root)
  const variables = environment()
  const content = await pullContent(root, await openContent(root, variables))
  const { documents, error } = content
  const { repository: models } = loadRepository(root, { languages: contentLanguages() })
  const findings = contentFindings({
    ...content,
    models: parseModels(models.customTypes, models.sharedSlices),
  })
  if (error) process.stdout.write(`${error.message}\n`)
  for (const { documentId, lang, field, message } of findings) {
    process.stdout.write(`${documentId} (${lang}) ${field}\n  ${message}\n`)
  }
  process.stdout.write(
    `${documents.length} documents, ${findings.length} findings, ${Date.now() - started} ms\n`,
  )
  if (error || findings.length > 0 || documents.length === 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
