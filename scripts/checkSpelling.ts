import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openContent, pullContent } from '../src/content/source/readContent'
import { environment } from '../src/core/environment'
import { readEnvFile } from '../src/core/environment/envFile'
import { runMain } from './runMain'
import { dictionaryOf, knownWords, unknownWords, wordsOfDocuments } from './spelling/words'

/**
 * `npm run check:spelling`: words of the content that the dictionaries of Hunspell and the project's own list do not know,
 * by language. Not part of the gate: it needs the Debian packages hunspell and hunspell-<language>. `HUNSPELL` names
 * another program, `DICPATH` (of Hunspell) other dictionaries.
 */
const root = path.resolve(__dirname, '..')
const program = process.env['HUNSPELL'] ?? 'hunspell'

/** The dictionaries that Hunspell finds; undefined without the program. */
function installedDictionaries(): string[] | undefined {
  const { error, stderr } = spawnSync(program, ['-D'], { encoding: 'utf8', input: '' })
  return error ? undefined : stderr.split('\n').map((line) => path.basename(line.trim()))
}

/** The words that a dictionary does not know. */
const unknownTo = (dictionary: string, words: readonly string[]): string[] =>
  execFileSync(program, ['-d', dictionary, '-i', 'utf-8', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
    // Dictionaries in Latin-1 complain of letters that they do not have.
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter(Boolean)

async function main(): Promise<void> {
  const installed = installedDictionaries()
  if (!installed) {
    process.stdout.write(
      'Spelling is not checked: Hunspell is missing. On Debian: apt-get install hunspell hunspell-de-de hunspell-sv …\n',
    )
    return
  }
  readEnvFile(root)
  const variables = environment()
  const { documents } = await pullContent(root, await openContent(root, variables))
  const known = knownWords(readFileSync(path.join(__dirname, 'spelling/words.txt'), 'utf8'))
  let unknown = 0
  for (const [language, words] of wordsOfDocuments(documents)) {
    const dictionary = dictionaryOf(language)
    if (!dictionary || !installed.includes(dictionary)) {
      process.stdout.write(
        `${language} is not checked: ${dictionary ? `the dictionary ${dictionary} is missing` : 'Hunspell has no dictionary for it'}.\n`,
      )
      continue
    }
    const found = unknownWords(words, new Set(unknownTo(dictionary, [...words.keys()])), known, language)
    unknown += found.length
    for (const { word, documentId } of found) process.stdout.write(`${language} ${word} (${documentId})\n`)
  }
  process.stdout.write(
    unknown === 0
      ? 'No unknown words.\n'
      : `${unknown} unknown words: correct them, or add them to scripts/spelling/words.txt.\n`,
  )
  if (unknown > 0) process.exitCode = 1
}

runMain(main)
