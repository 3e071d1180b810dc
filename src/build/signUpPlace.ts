import type { PageContext } from '../cms/localizedDocument'

/** What the sign-up modal must know of a page (§9): by template, and by path where the page is code. */
const places: Readonly<Record<string, PageContext['signUp']>> = {
  Pricing: 'pricing',
  SecondaryPricing: 'pricing',
  '/us/pricing': 'pricing',
  Partner: 'partner',
  PartnerBigForm: 'partner',
  PartnershipCase: 'partner',
}

/** The part of a page's context for its sign-up modal; empty on most pages. */
export function signUpPlace(templateOrPath: string): Pick<PageContext, 'signUp'> {
  const signUp = places[templateOrPath]
  return signUp ? { signUp } : {}
}
