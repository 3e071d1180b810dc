/** Pages that give something for a form: they are published when what they give is there. */
import type { Locale } from '../../../locales.config'
import { isRecord } from '../../core/values/record'
import { borrowersOf } from './borrowedPages'
import type { CmsDocument } from './document'
import { textOf } from './fields'
import type { FileFacts } from './fileFacts'
import { memoize } from './memoize'

/** What is missing: the field of the document that has to have it, and what to do, in words for editors. */
export type MissingObject = { field: string; message: string }

const isFilledLink = (value: unknown): boolean =>
  isRecord(value) && value['link_type'] !== 'Any' && (textOf(value['url']) !== '' || 'id' in value)

/** What each type of page gives, and what says that it is not there. */
const requirements: Readonly<
  Record<
    string,
    (document: Pick<CmsDocument, 'data' | 'fileFacts' | 'fileProblem'>) => MissingObject | undefined
  >
> = {
  ebook: ({ data, fileFacts, fileProblem }) => {
    if (fileFacts) return undefined
    const message = !isFilledLink(data['file'])
      ? 'must have its file before it is published. Choose the PDF here: page, banner and links appear by themselves'
      : `must have its file before it is published: ${fileProblem ?? 'the file was not read'}. Choose another PDF here`
    return { field: 'data.file', message }
  },
  on_demand_resource: ({ data }) =>
    isFilledLink(data['video_url'])
      ? undefined
      : {
          field: 'data.video_url',
          message:
            'must have its recording before it is published. Enter the address here: page and links appear by themselves',
        },
}

/** What a page offers and does not have; undefined when it can be published. */
export const missingObject = memoize((document: CmsDocument): MissingObject | undefined =>
  Object.hasOwn(requirements, document.type) ? requirements[document.type]?.(document) : undefined,
)

/** The types of pages that give a file, from which pages, minutes and size are read. */
export const fileFields: Readonly<Record<string, string>> = { ebook: 'file' }

/** The fields with the message of the banner, which is not shown when it leads to a page that does not exist. */
export const bannerFields: readonly string[] = ['notification_banner_message', 'notification_message']

/** True for the path of a link in running text, which cannot be left out without its sentence. */
export const isInRunningText = (path: string): boolean =>
  /\.spans\.\d+\./.test(path) && !bannerFields.some((field) => path.startsWith(`data.${field}.`))

/**
 * The facts of the files that the pages of a market give, by the uid of their document: null for one that is not published
 * yet. A file in the language of the market comes before one that it borrows.
 */
export function filesOfMarket(
  documents: readonly CmsDocument[],
  { contentLanguage, urlCode }: Pick<Locale, 'contentLanguage' | 'urlCode'>,
): Record<string, FileFacts | null> {
  const files = documents.filter(({ type, uid }) => type in fileFields && uid)
  const own = files.filter(({ lang }) => lang === contentLanguage)
  const borrowed = files.filter((document) =>
    borrowersOf(document).some((borrower) => borrower.urlCode === urlCode),
  )
  return Object.fromEntries(
    [...borrowed, ...own].map((document) => [document.uid ?? '', document.fileFacts ?? null]),
  )
}
