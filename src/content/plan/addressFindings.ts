import type { Locale } from '../../../locales.config'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import { describe, isDocumentLink, type CmsDocument, type PageDescriptor } from '../cms/document'
import { addressUid, needsUid, parentPathOf } from '../cms/linkResolver'
import type { CodePage } from './codePage'
import type { PlannedPage } from './plannedPage'

/** What an address is checked against: the pages of code, and the documents by id. */
export type AddressSources = {
  codePages: readonly CodePage[]
  documents: ReadonlyMap<string, CmsDocument>
}

/** What is wrong with the fields that an address is made of. */
export function addressFindings(
  document: CmsDocument,
  descriptor: PageDescriptor,
  markets: readonly Locale[],
  { codePages, documents }: AddressSources,
): ContentFinding[] {
  const { data } = descriptor
  const findings: ContentFinding[] = []
  const report = (field: string, message: string) =>
    findings.push(findingIn(document, `data.${field}`, message))
  if (data?.path) {
    if (!data.localeCode)
      report(
        'path',
        `"${data.path}" is no address without a localeCode: every market finds the page by its uid`,
      )
    if (!needsUid(document.type))
      report('path', `the address of the type "${document.type}" has no uid to replace`)
    if (!/^[\w~.-]+$/.test(data.path))
      report('path', `"${data.path}" must be one part of a path: letters, digits, "-", "_", "." and "~"`)
  }
  const parentLink = document.data['parent_document']
  const parentDocument = isDocumentLink(parentLink) ? documents.get(parentLink.id) : undefined
  const parentUid = parentDocument && addressUid(describe(parentDocument))
  // A child has the uid of its parent in its address, which the link itself tells.
  if (parentDocument && parentUid !== parentDocument.uid)
    report(
      'parent_document',
      `${parentDocument.id} is at its path "${parentUid}", which pages below it do not follow: they would be below ` +
        `"${parentDocument.uid}", where it is not. Choose the shared document that it replaces, or give ` +
        `${parentDocument.id} the uid "${parentUid}" and no path`,
    )
  if (data?.parent_path) {
    if (data.parent_document)
      report('parent_path', 'the page has a parent document already: keep one of the two')
    for (const { urlCode } of markets) {
      const path = `/${urlCode}/${parentPathOf(descriptor)}`
      const parent = codePages.find((page) => page.path === path)
      if (!parent)
        report(
          'parent_path',
          `there is no page of code at ${path}. A document above the page is its parent_document`,
        )
      else if (!parent.name)
        report(
          'parent_path',
          `the page of code at ${path} has no name for the breadcrumb of this page: declare it in src/content/us/names.ts`,
        )
    }
  }
  return findings
}

/** Addresses that more than one source claims. */
export function collisions(
  pages: readonly PlannedPage[],
  codePages: readonly CodePage[],
  documents: ReadonlyMap<string, CmsDocument>,
): ContentFinding[] {
  const byPath = new Map<string, PlannedPage[]>()
  for (const page of pages) byPath.set(page.path, [...(byPath.get(page.path) ?? []), page])
  const found: ContentFinding[] = []
  for (const [path, owners] of byPath) {
    const sources = owners.map(({ documentId }) => documentId)
    if (codePages.some((page) => page.path === path)) sources.push(`src/pages${path}`)
    if (sources.length < 2) continue
    for (const { documentId } of owners) {
      const document = documents.get(documentId)
      if (document)
        found.push(findingIn(document, 'uid', `two sources for one URL ${path}: ${sources.join(', ')}`))
    }
  }
  return found
}

/**
 * Pages below a wildcard page. Gatsby puts each of them into the bundle of every visitor, and it is unclear to whom
 * the address belongs.
 */
export function pagesBelowWildcards(
  pages: readonly PlannedPage[],
  codePages: readonly CodePage[],
  documents: ReadonlyMap<string, CmsDocument>,
): ContentFinding[] {
  const paths = [...pages, ...codePages].map(({ path }) => path)
  return pages
    .filter(({ matchPath }) => matchPath !== undefined)
    .flatMap((wildcard) => {
      const below = paths.filter((path) => path.startsWith(`${wildcard.path}/`))
      const document = documents.get(wildcard.documentId)
      if (below.length === 0 || !document) return []
      const reason = `${wildcard.path} takes every address below it, so no other page may be there: ${below.join(', ')}`
      return [findingIn(document, 'uid', reason)]
    })
}
