import { z } from 'zod'
import { brand } from '../../../core/brand'
import type { LeadVisit } from '../../../leads/model/contract'
import { leadVisit } from '../../../leads/model/leadVisit'
import { attributionThatMayLeave, mayLeave } from '../../../visitor/attribution/mayLeave'
import { parameters, partnerIdFormat, type ValueFormat } from '../../../visitor/attribution/parameters'
import { partnerOf, touchOf, usableValue } from '../../../visitor/attribution/touch'

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

const parameterOf = {
  source: 'utm_source',
  campaign: 'utm_campaign',
  referrerCode: 'referrer_code',
} as const

/**
 * The values of a posted visit that have the formats of the attribution and may be sent on; the others are left out, without
 * consent to advertisement all but the partner.
 */
export function usableVisit(
  { partner, ...posted }: z.infer<typeof visitSchema> = {},
  adsAllowed: boolean,
): LeadVisit {
  const usable: LeadVisit = {}
  for (const name of ['source', 'campaign', 'referrerCode'] as const) {
    const value = usableValue(posted[name], formatOf(parameterOf[name]))
    if (value && mayLeave(parameterOf[name], adsAllowed)) usable[name] = value
  }
  const id = usableValue(partner?.id, partnerIdFormat)
  // An id that is no id names nobody; without one it is a partner who is not known.
  if (partner && (id || partner.id === undefined)) usable.partner = id ? { id } : {}
  return usable
}

/** What the address of a page says about the visit, as far as it may be sent on. */
export function visitOfPage(page: string, now: number, adsAllowed: boolean): LeadVisit {
  const { search } = new URL(page, brand.siteOrigin)
  const touch = touchOf({ search, host: brand.parentDomain, now })
  return leadVisit(attributionThatMayLeave(touch, adsAllowed), partnerOf(search))
}
