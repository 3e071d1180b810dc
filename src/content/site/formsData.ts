import type { PlanTexts } from '../cms/planTexts'
import type { ProductPlan } from '../cms/productPlans'

/**
 * What the forms of a locale need besides the strings of the site: one file per locale, written at build and
 * fetched when a form is used. An edit re-renders no page.
 */
export type FormsData = {
  /** Domains whose addresses are no work e-mail, in lower case, without the @. */
  disallowedEmailDomains: string[]
  /** Texts and pictures of the sign-up modal; absent when no language has any. */
  signUpModal?: SignUpModalContent
  /** What a choice of plan, cycle and users is put into words with; absent when the language has no plans. */
  plans?: PlansInWords
}

/** The plans of the market without what only their cards show. */
export type PlansInWords = {
  /** ISO 4217. */
  currency: string
  plans: Pick<ProductPlan, 'id' | 'name' | 'monthly' | 'yearly' | 'maxUsers'>[]
  texts: PlanTexts
  /** The page where the choice is made; absent in a market without one. */
  pricingPath?: string
}

export type FormsPicture = { url: string; alt: string; width: number; height: number }

/** The sign-up modal. Texts that are missing in the content are empty. */
export type SignUpModalContent = {
  title: string
  subtitle: string
  /** Title and subtitle for visitors sent by a partner; the standard ones where the content has none. */
  partner: { title: string; subtitle: string }
  image?: FormsPicture
  /** At most three. */
  features: string[]
  /** Absent without a logo. */
  socialProof?: { subtitle: string; logos: FormsPicture[]; example?: boolean }
  /** Absent without a quote. */
  reviewQuote?: { quote: string; author: string; subtitle: string; logo?: FormsPicture; example?: boolean }
}

/** Timeout in ms for the texts of the sign-up modal; after it the modal opens without them. */
export const formsDataTimeout = 400

/** Event of the window: the drafts of a preview have changed, so the next form fetches its data again. */
export const formsDataChanged = 'forms-data-changed'

/** Address of a locale's file. Without a digest, so that no page depends on its content. */
export const formsDataPath = (urlCode: string): string => `/forms-data/${urlCode}.json`
