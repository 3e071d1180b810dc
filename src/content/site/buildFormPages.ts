import { isFilled } from '@prismicio/client'
import { brand } from '../../core/brand'
import type { CmsDocument } from '../cms/document'
import { textOf } from '../cms/fields'
import { linkOf } from '../cms/links'
import { isGated } from '../cms/serverFields'
import { eventTime } from '../events/eventTime'
import type { AddedValues, FormPageRules, FormPages } from './formPages'

/** A page and its document, as its market shows it. */
export type FormPage = { path: string; document: Pick<CmsDocument, 'type' | 'data'> }

type Data = CmsDocument['data']

/** The form of each page type whose document adds something, what it adds, and what the visitor gets or may no longer do. */
const added: Readonly<
  Record<string, { form: string; values: (data: Data) => AddedValues; rules?: (data: Data) => FormPageRules }>
> = {
  ebook: {
    form: 'ebook',
    values: ({ file }) => ({ pdf_url: fileAddress(file) }),
    rules: ({ file }) => ({ access: linkAddress(file) }),
  },
  resource_detail: {
    form: 'webinar',
    values: ({ title }) => ({ event_name: textOf(title) }),
    rules: (data) => ({ endsAt: eventTime(data)?.end.toISOString() }),
  },
  on_demand_resource: {
    form: 'webinar',
    values: (data) => (isGated(data) ? { event_name: textOf(data['title']) } : {}),
    rules: (data) => (isGated(data) ? { access: linkAddress(data['video_url']), opensAccess: true } : {}),
  },
  partner_big_form: {
    form: 'partner',
    values: ({ partner_segment }) => ({ partner_segment: textOf(partner_segment) }),
  },
}

/** The address in a link field; undefined while it is empty or leads nowhere. */
const linkAddress = (field: unknown): string | undefined =>
  linkOf(field as Parameters<typeof linkOf>[0])?.href

/** The full address of a file, for the e-mail that delivers it; undefined while the document has none. */
function fileAddress(file: unknown): string | undefined {
  const field = file as Parameters<typeof isFilled.linkToMedia>[0] | undefined
  return field && isFilled.linkToMedia(field) ? new URL(field.url, brand.siteOrigin).href : undefined
}

/** What the documents of these pages add to the leads of their forms. */
export function buildFormPages(pages: readonly FormPage[]): FormPages {
  const found: FormPages = {}
  for (const { path, document } of pages) {
    const { form, values, rules } = (addsToLeads(document.type) && added[document.type]) || {}
    if (!form || !values) continue
    const addition = filledIn({ ...values(document.data), rules: filledIn(rules?.(document.data)) })
    if (addition) found[path] = { [form]: addition }
  }
  return found
}

/** The object without empty values; undefined when nothing is left, or only `opensAccess` of nothing. */
function filledIn<Value extends object>(value: Value | undefined): Value | undefined {
  const entries = Object.entries(value ?? {}).filter(([, one]) => one)
  return entries.some(([, one]) => one !== true) ? (Object.fromEntries(entries) as Value) : undefined
}

/** True for a page type whose document may add something to a lead. */
export const addsToLeads = (documentType: string): boolean => Object.hasOwn(added, documentType)
