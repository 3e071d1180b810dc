import type { LeadVisit } from './contract'

/** What a lead says about where the visitor came from, of the values of src/visitor/attribution and the partner. */
export function leadVisit(
  attribution: Partial<Record<string, string>>,
  partner?: { id?: string },
): LeadVisit {
  const latest = (name: string): string | undefined => attribution[`latest_${name}`] ?? attribution[name]
  const known = {
    source: latest('utm_source'),
    campaign: latest('utm_campaign'),
    referrerCode: latest('referrer_code'),
  }
  return { ...(partner && { partner }), ...withoutUndefined(known) }
}

const withoutUndefined = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))
