import path from 'node:path'
import { loadRepository } from '../content-api'
import { contentLanguages } from '../locales.config'
import {
  contentFindings,
  contentWarnings,
  dueReviews,
  lawGaps,
  missingObjectFindings,
  parseModels,
  wholeContentFindings,
} from '../src/content/rules'
import { openContent, pullContent } from '../src/content/source/readContent'
import { unreadableSentence } from '../src/content/source/unreadableMedia'
import { environment } from '../src/core/environment'
import { readEnvFile } from '../src/core/environment/envFile'
import { runMain } from './runMain'

/**
 * `npm run check:content`: every finding about the content at once: errors that fail a build, and what an editor
 * should correct before publication. Reads the repository that a build would read.
 */
const root = path.resolve(__dirname, '..')

/** How many days ahead a review of a source is announced. */
const reviewNotice = 90

async function main(): Promise<void> {
  const started = Date.now()
  readEnvFile(root)
  const variables = environment()
  const published = await openContent(root, variables)
  const content = await pullContent(root, published)
  const { documents, error } = content
  const { repository: models } = loadRepository(root, { languages: contentLanguages() })
  const findings = [
    ...contentFindings({ ...content, models: parseModels(models.customTypes, models.sharedSlices) }),
    ...wholeContentFindings(content),
  ]
  if (error) process.stdout.write(`${error.message}\n`)
  for (const { documentId, lang, field, message } of findings) {
    process.stdout.write(`${documentId} (${lang}) ${field}\n  ${message}\n`)
  }
  const folder = path.resolve(root, variables.CONTENT_DIR, 'media')
  const unreadable = [...(published.unreadableMedia ?? [])]
  for (const [file, problem] of unreadable)
    process.stdout.write(`${unreadableSentence(folder, file, problem)}\n`)
  const waiting = missingObjectFindings(documents)
  if (waiting.length > 0) process.stdout.write('Not published, since what the page gives is missing:\n')
  for (const { documentId, lang, field, message } of waiting) {
    process.stdout.write(`${documentId} (${lang}) ${field}\n  ${message}\n`)
  }
  const due = dueReviews(documents, reviewNotice)
  if (due.length > 0) process.stdout.write(`Sources of law to be read again within ${reviewNotice} days:\n`)
  for (const { documentId, title, reviewBy } of due)
    process.stdout.write(`  ${reviewBy} ${documentId}: ${title}\n`)
  const gaps = lawGaps(documents)
  if (gaps.length > 0) process.stdout.write('Facts of law that are not known:\n')
  for (const { documentId, fact, reason } of gaps)
    process.stdout.write(`  ${documentId} ${fact}: ${reason}\n`)
  const warnings = contentWarnings(content)
  if (warnings.length > 0) process.stdout.write('Worth a look (warnings, no findings):\n')
  for (const warning of warnings) process.stdout.write(`  ${warning}\n`)
  const problems = error ? error.problems.length : 0
  process.stdout.write(
    `${documents.length} documents, ${problems} problems that stop a build, ${findings.length + unreadable.length} findings, ${waiting.length} pages that wait, ${Date.now() - started} ms\n`,
  )
  if (error || findings.length + unreadable.length > 0 || documents.length === 0) process.exitCode = 1
}

runMain(main)
