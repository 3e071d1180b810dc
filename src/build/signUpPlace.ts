import type { PageContext } from '../content/cms/pageContext'

/**
 * What a page changes in the sign-up modal (no social proof on pricing, the partner texts on partner pages):
 * by template, and by path for pages of code.
 */
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
