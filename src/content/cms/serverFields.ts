import type { CmsDocument } from './document'

/** Addresses that a visitor gets for a form: they are in no page and no page's data, the server gives them. */
const serverFields: Readonly<Record<string, (data: CmsDocument['data']) => readonly string[]>> = {
  ebook: () => ['file'],
  on_demand_resource: (data) => (isGated(data) ? ['video_url'] : []),
}

/** True for a recording that is shown after a form: its document gives the form a title. */
export const isGated = ({ form_title }: { form_title?: unknown }): boolean =>
  typeof form_title === 'string' && form_title.trim() !== ''

/** The document without the fields that only the server may know. */
export function withoutServerFields(document: CmsDocument): CmsDocument {
  const names = serverFields[document.type]?.(document.data) ?? []
  if (names.length === 0) return document
  return {
    ...document,
    data: Object.fromEntries(Object.entries(document.data).filter(([name]) => !names.includes(name))),
  }
}
