import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { defaultLocale, locales } from '../../locales.config'
import { fieldsOf, isRecord } from '../../src/core/values/record'
import { colours as standardColours } from '../../src/design/theme/colours'
import { identityOf, keptLocales, tonesOf, type BrandFile } from './brandFile'
import {
  identityIn,
  isCodePage,
  withAliasHosts,
  withBrand,
  withColours,
  withMarkets,
  withoutCodePages,
  withoutDanishDocument,
} from './codeFiles'
import { adoptedDocument, type LegalForms } from './documents'
import { iconSvg, markOf, overviewSvg, recoloured, withCardMark, withMark, withOfflineIcon } from './drawings'
import { keepsTheName, origin } from './origin'
import { inflectedForms, renamer, type Identity, type InflectedForm } from './rename'
import { digestOf, sourceFiles, textIn } from './traces'

/** What is in a file after the adoption; null when it is removed. */
type Content = string | Buffer | null

export type Adoption = {
  /** Files that change, by their new path. A file that moves is also there as removed. */
  changes: ReadonlyMap<string, Content>
  /** Forms of the new name that a person must check. */
  forms: readonly InflectedForm[]
  /** Files of the content that name a plan by a name it no longer has. */
  planMentions: readonly string[]
  /** Files that were removed because the old name is drawn or set in them. */
  removedFiles: readonly string[]
}

const documentPath = /^content\/documents\/[^/]+\/[^/]+\.json$/
const brandPath = 'src/core/brand/index.ts'

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Every text in a value of JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

function legalFormsIn(documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>): LegalForms {
  const markets = [...documents.values()].filter(({ type }) => type === 'market')
  return Object.fromEntries(
    markets.map(({ data }) => [String(fieldsOf(data)['localeCode']), String(fieldsOf(data)['legal_form'])]),
  )
}

/** Files in which the new name already is: it could not be told from what was there. */
export function collisions(
  texts: ReadonlyMap<string, string>,
  from: Identity,
  { name, slug }: Identity,
): string[] {
  if (from.slug === slug) return []
  const wanted = [...new Set([slug, name.toLowerCase()])]
  const taken = [...texts].filter(
    ([file, text]) =>
      file !== 'package-lock.json' &&
      !keepsTheName(file) &&
      wanted.some((word) => text.toLowerCase().includes(word)),
  )
  if (taken.length === 0) return []
  return [
    `name: "${name}" or "${slug}" is already in ${taken.length} files, such as ${taken[0]?.[0]}: give another "slug" or name`,
  ]
}

/** The drawings and their colours, with the mark of the new name when the name is new. */
async function drawnFiles(
  texts: ReadonlyMap<string, string>,
  file: BrandFile,
  isNewName: boolean,
): Promise<Map<string, string | Buffer>> {
  const palette = tonesOf(file.colours).paper
  const mark = markOf(file.name)
  const drawn = new Map<string, string | Buffer>()
  const draw = (name: string, change: (text: string) => string): void => {
    const text = texts.get(name)
    if (text !== undefined) drawn.set(name, change(text))
  }
  if (isNewName) {
    draw('static/icon.svg', () => iconSvg(mark, palette))
    draw('src/design/layout/BrandMark.tsx', (text) => withMark(text, mark))
    draw('src/build/socialImages/drawing.ts', (text) => withMark(text, mark))
    drawn.set(
      'content/media/overview.png',
      await sharp(Buffer.from(overviewSvg(file.name, mark, palette)))
        .png({ compressionLevel: 9 })
        .toBuffer(),
    )
  }
  draw('src/content/offlinePage/offlineHtml.ts', (text) => withOfflineIcon(text, mark, palette))
  draw('content/media/sign-up.svg', (text) =>
    recoloured(isNewName ? withCardMark(text, mark, palette) : text, standardColours, palette),
  )
  return drawn
}

/**
 * What an adoption changes in the site at `root`; nothing is written. `brandFile`: where the file of the brand is in it, which
 * has the new name before. Throws when another file has it.
 */
export async function planAdoption(root: string, file: BrandFile, brandFile = ''): Promise<Adoption> {
  const files = sourceFiles(root).filter((name) => name !== brandFile)
  const bytes = new Map(files.map((name) => [name, readFileSync(path.join(root, name))]))
  const texts = new Map(
    [...bytes].flatMap(([name, content]) => {
      const text = textIn(content)
      return text === undefined ? [] : [[name, text] as const]
    }),
  )
  const from = identityIn(texts.get(brandPath) ?? '')
  const to = identityOf(file)
  const problems = collisions(texts, from, to)
  if (problems.length > 0) throw new Error(problems.join('\n'))

  const kept = keptLocales(file)
  const dropped = locales.filter((locale) => !kept.includes(locale))
  const documents = new Map(
    [...texts]
      .filter(([name]) => documentPath.test(name))
      .map(([name, text]) => [name, fieldsOf(JSON.parse(text))] as const),
  )
  const legalForms = legalFormsIn(documents)
  const rename = renamer(from, to)
  const isNewName = from.name !== to.name
  const drawn = await drawnFiles(texts, file, isNewName)
  const withUs = kept.some(({ urlCode }) => urlCode === 'us')
  const legalName = file.markets[defaultLocale().urlCode]?.entity.name ?? to.name

  const changes = new Map<string, Content>()
  const named: { text: string; language: string; place: string }[] = []
  const removedFiles: string[] = []
  const put = (name: string, content: Content): void => {
    const before = bytes.get(name)
    if (content !== null && before?.equals(Buffer.from(content))) return
    changes.set(name, content)
  }
  const putRenamed = (name: string, content: Content): void => {
    const target = keepsTheName(name) ? name : rename.text(name)
    if (target !== name) changes.set(name, null)
    put(target, content)
  }

  for (const [name, content] of bytes) {
    if (keepsTheName(name)) continue
    const text = texts.get(name)
    const document = documents.get(name)
    if (document) {
      const adopted = adoptedDocument(document, { from, to, file, legalForms, dropped })
      if (!adopted) changes.set(name, null)
      else {
        putRenamed(name, jsonText(adopted))
        const language = String(adopted['lang'])
        for (const one of textsIn(adopted['data']))
          named.push({ text: one, language, place: rename.text(name) })
      }
    } else if (!withUs && isCodePage(name)) {
      changes.set(name, null)
    } else if (!withUs && Object.hasOwn(withoutCodePages, name)) {
      put(name, withoutCodePages[name] ?? '')
    } else if (text === undefined) {
      const picture = drawn.get(name)
      const hasName = Object.hasOwn(origin.files, digestOf(content))
      if (picture !== undefined) putRenamed(name, picture)
      else if (hasName && isNewName) {
        changes.set(name, null)
        removedFiles.push(name)
      } else putRenamed(name, content)
    } else {
      const current = drawn.get(name)
      putRenamed(name, codeText(name, rename.text(typeof current === 'string' ? current : text)))
    }
  }
  const assets = 'content/assets.json'
  if (removedFiles.length > 0 && texts.has(assets)) {
    const listed = fieldsOf(JSON.parse(rename.text(texts.get(assets) ?? '{}')))
    const files = Array.isArray(listed['assets']) ? listed['assets'] : []
    const isThere = (asset: unknown): boolean =>
      !removedFiles.includes(`content/media/${String(fieldsOf(asset)['file'])}`)
    put(assets, jsonText({ ...listed, assets: files.filter(isThere) }))
  }
  return {
    changes,
    forms: inflectedForms(to.name, named),
    planMentions: planMentions(documents, named, file),
    removedFiles,
  }

  function codeText(name: string, text: string): string {
    if (name === brandPath) return withBrand(text, to, legalName)
    if (name === 'src/core/brand/aliasHosts.ts') return withAliasHosts(text, to)
    if (name === 'src/design/theme/colours.ts') return withColours(text, file.colours)
    if (name === 'locales.config.ts')
      return withMarkets(
        text,
        kept.map(({ urlCode }) => urlCode),
      )
    const isDanishExample = name === 'src/design/productScreens/exampleScenes.fixture.ts'
    return isDanishExample && !Object.hasOwn(file.markets, 'da') ? withoutDanishDocument(text) : text
  }
}

/** Files whose texts have the old name of a plan that now has another. */
function planMentions(
  documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  texts: readonly { text: string; place: string }[],
  { planNames }: BrandFile,
): string[] {
  const current = new Set<string>(Object.values(planNames))
  const old = [...documents.values()]
    .filter(({ type }) => type === 'product_plans')
    .flatMap(({ data }) => {
      const { plans } = fieldsOf(data)
      return Array.isArray(plans) ? plans.map((plan) => String(fieldsOf(plan)['name'])) : []
    })
    .filter((name) => !current.has(name))
  if (old.length === 0) return []
  const pattern = new RegExp(`(?<!\\p{L})(?:${[...new Set(old)].join('|')})(?!\\p{L})`, 'u')
  return [...new Set(texts.filter(({ text }) => pattern.test(text)).map(({ place }) => place))].sort()
}

/** Writes an adoption. */
export function writeAdoption(root: string, changes: Adoption['changes']): void {
  for (const [name, content] of changes) {
    const file = path.join(root, name)
    if (content === null) rmSync(file, { force: true })
    else {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }
}
