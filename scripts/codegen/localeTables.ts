import { readdirSync } from 'node:fs'
import path from 'node:path'
import { locales } from '../../locales.config'
import { parseDocument, type CmsDocument } from '../../src/content/cms/document'
import { readMarkets } from '../../src/content/cms/markets'
import { planPages } from '../../src/content/plan/planPages'
import {
  groupOf,
  isRequiredIn,
  pageGroups,
  pageOfPath,
  reasonFor,
} from '../../src/content/plan/requiredPages'
import { searchedPages } from '../../src/content/plan/searchWords'
import { imprintRows, legalPageOf, rowOf } from '../../src/content/rules/imprints'
import { codePagesOf } from '../../src/content/source/codePages'
import { codeDocuments } from '../../src/content/us/documents'
import { readJson } from '../../src/core/values/readJson'

const note = (subject: string): string =>
  `<!-- generated from the content by \`npm run codegen\` -->\n\n# ${subject}\n`

const cell = (text: string): string => text.replaceAll('|', '\\|')

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** The documents of the content folder. */
export function storedDocuments(root: string): CmsDocument[] {
  const folder = path.join(root, 'content/documents')
  return readdirSync(folder)
    .sort()
    .flatMap((lang) =>
      readdirSync(path.join(folder, lang))
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => parseDocument(readJson(path.join(folder, lang, file)))),
    )
}

/** What the law of each market wants in its imprint, and the row of the page that shows it. */
export function imprintTable(documents: readonly CmsDocument[]): string {
  const all = [...documents, ...codeDocuments]
  const { markets } = readMarkets(documents, locales)
  const rows = locales.flatMap((locale) => {
    const market = markets.get(locale.urlCode)
    const page = legalPageOf(all, locale)
    const duties = market?.law?.imprint ?? []
    if (!market || !page || duties.length === 0)
      return [[locale.urlCode, 'none found', '', page ? `/${locale.urlCode}/legal` : '', '']]
    const shown = imprintRows(page, market, locale.htmlLang)
    return duties.map((duty) => [
      locale.urlCode,
      duty.duty,
      duty.law,
      `/${locale.urlCode}/legal`,
      rowOf(shown, duty)?.label ?? '**missing**',
    ])
  })
  return `${note('Imprint duties')}\n${table(['Market', 'Duty', 'Law', 'Page', 'Row'], rows)}\n`
}

/** What people search for in the markets in English, and the page that answers them. */
export function searchTable(): string {
  const rows = searchedPages.map(({ path: address, question, words }) => [
    address,
    question,
    words.join(', '),
  ])
  return `${note('Searched words')}\n${table(['Page', 'Question', 'Words'], rows)}\n`
}

/** Which locale has which page, with the reason for each gap. */
export function pageMatrix(root: string, documents: readonly CmsDocument[]): string {
  const codePages = codePagesOf(root)
  const { pages } = planPages({ documents: [...documents], jobs: [], codePages })
  const paths = new Set([...pages, ...codePages].map(({ path: address }) => address))
  const named = pageGroups.flatMap((group) => group.pages)
  const others = [...paths].map((address) => pageOfPath(address).page).filter((page) => !named.includes(page))
  const reasons = new Map<string, string>()
  const letterOf = (reason: string): string => {
    const letter = reasons.get(reason) ?? String.fromCharCode(97 + reasons.size)
    reasons.set(reason, letter)
    return letter
  }
  const rows = [...named, ...[...new Set(others)].sort()].map((page) => {
    const group = groupOf(page)
    return [
      page || '(root)',
      ...locales.map((locale) => {
        if (paths.has(page ? `/${locale.urlCode}/${page}` : `/${locale.urlCode}`)) return '●'
        if (group && isRequiredIn(group, locale)) return '**missing**'
        return letterOf(
          (group && reasonFor(group, locale)) ?? 'no list names the page: it is required nowhere',
        )
      }),
    ]
  })
  const head = ['Page', ...locales.map(({ urlCode }) => urlCode)]
  const legend = [...reasons].map(([reason, letter]) => `- ${letter}: ${reason}`).join('\n')
  return `${note('Pages of each locale')}\n● the locale has the page; a letter is the reason why not:\n\n${legend}\n\n${table(head, rows)}\n`
}
