import { z } from 'zod'
import { parameters, partnerIdFormat, type ValueFormat } from '../../../attribution/parameters'
import { partnerOf, touchOf, usableValue } from '../../../attribution/touch'
import { brand } from '../../../brand'
import type { LeadVisit } from '../../../leads/contract'
import { leadVisit } from '../../../leads/leadVisit'

/** Longer values are cut or dropped by their formats; this only bounds what is read. */
const text = z.string().max(4096)

/** What a browser says about the visit. */
export const visitSchema = z.strictObject({
  partner: z.strictObject({ id: text.optional() }).optional(),
  source: text.optional(),
  campaign: text.optional(),
  referrerCode: text.optional(),
})

const formatOf = (query: (typeof parameters)[number]['query']): ValueFormat =>
  parameters.find((parameter) => parameter.query === query)?.format ?? partnerIdFormat

const formats: Readonly<Record<'source' | 'campaign' | 'referrerCode', ValueFormat>> = {
  source: formatOf('utm_source'),
  campaign: formatOf('utm_campaign'),
  referrerCode: formatOf('referrer_code'),
}

/** The values of a posted visit that have the formats of the attribution; the others are left out. */
export function usableVisit({ partner, ...posted }: z.infer<typeof visitSchema> = {}): LeadVisit {
  const usable: LeadVisit = {}
  for (const name of ['source', 'campaign', 'referrerCode'] as const) {
    const value = usableValue(posted[name], formats[name])
    if (value) usable[name] = value
  }
  const id = usableValue(partner?.id, partnerIdFormat)
  // An id that is no id names nobody; without one it is a partner who is not known.
  if (partner && (id || partner.id === undefined)) usable.partner = id ? { id } : {}
  return usable
}

/** What the address of a page says about the visit. */
export function visitOfPage(page: string, now: number): LeadVisit {
  const { search } = new URL(page, brand.siteOrigin)
  return leadVisit(touchOf({ search, host: brand.parentDomain, now }), partnerOf(search))
}
