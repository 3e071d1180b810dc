import { isFilled } from '@prismicio/client'
import { brand } from '../brand'
import type { CmsDocument } from '../cms/document'
import { textOf } from '../cms/fields'
import type { AddedValues, FormPages } from './formPages'

/** A page and its document, as its market shows it. */
export type FormPage = { path: string; document: Pick<CmsDocument, 'type' | 'data'> }

type Data = CmsDocument['data']

/** The form of each page type whose document adds something, and what it adds. */
const added: Readonly<Record<string, { form: string; values: (data: Data) => AddedValues }>> = {
  ebook: { form: 'ebook', values: ({ file }) => ({ pdf_url: fileAddress(file) }) },
  resource_detail: { form: 'webinar', values: ({ title }) => ({ event_name: textOf(title) }) },
  partner_big_form: {
    form: 'partner',
    values: ({ partner_segment }) => ({ partner_segment: textOf(partner_segment) }),
  },
}

/** The full address of a file, for the e-mail that delivers it; undefined while the document has none. */
function fileAddress(file: unknown): string | undefined {
  const field = file as Parameters<typeof isFilled.linkToMedia>[0] | undefined
  return field && isFilled.linkToMedia(field) ? new URL(field.url, brand.siteOrigin).href : undefined
}

/** What the documents of these pages add to the leads of their forms. */
export function buildFormPages(pages: readonly FormPage[]): FormPages {
  const found: FormPages = {}
  for (const { path, document } of pages) {
    const { form, values } = (addsToLeads(document.type) && added[document.type]) || {}
    if (!form || !values) continue
    const filledIn = Object.entries(values(document.data)).filter(([, value]) => value)
    if (filledIn.length > 0) found[path] = { [form]: Object.fromEntries(filledIn) }
  }
  return found
}

/** True for a page type whose document may add something to a lead. */
export const addsToLeads = (documentType: string): boolean => Object.hasOwn(added, documentType)
