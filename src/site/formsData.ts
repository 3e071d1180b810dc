/**
 * What the forms of a locale need besides the strings of the site and no page shows at once: one file per locale,
 * written at build and fetched when a form is used. An edit of it renders no page again.
 */
export type FormsData = {
  /** Domains whose addresses are no work e-mail (§5): lower case, without the @. */
  disallowedEmailDomains: string[]
  /** Texts and pictures of the sign-up modal; absent when no language has any. */
  signUpModal?: SignUpModalContent
}

export type FormsPicture = { url: string; alt: string; width: number; height: number }

/** The sign-up modal (§3.2). Texts that are missing in the content are empty. */
export type SignUpModalContent = {
  title: string
  subtitle: string
  /** Title and subtitle for visitors sent by a partner; those of everybody where the content has none. */
  partner: { title: string; subtitle: string }
  image?: FormsPicture
  /** At most three (§9). */
  features: string[]
  /** Absent without a logo. */
  socialProof?: { subtitle: string; logos: FormsPicture[] }
  /** Absent without a quote. */
  reviewQuote?: { quote: string; author: string; subtitle: string; logo?: FormsPicture }
}

/** Address of a locale's file. It has no digest, so that no page names it. */
export const formsDataPath = (urlCode: string): string => `/forms-data/${urlCode}.json`
