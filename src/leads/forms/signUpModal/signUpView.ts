import type { FormsPicture, SignUpModalContent } from '../../../content/site/formsData'
import type { Bucket } from '../../../visitor/experiments'
import type { ChoiceView } from './choiceView'

export const socialProofExperiment = 'social-signup-modal'

export type SocialProof =
  | ({ variant: 'reviewQuote' } & NonNullable<SignUpModalContent['reviewQuote']>)
  | ({ variant: 'ratingsAndBadges' } & NonNullable<SignUpModalContent['socialProof']>)

/** What the modal shows to one visitor. */
export type SignUpView = {
  title: string
  subtitle: string
  image?: FormsPicture
  features: string[]
  socialProof?: SocialProof
  /** Title and subtitle are those for partners. */
  partnerTexts: boolean
  /** The partner of lead and registration. */
  partner?: { id?: string }
  /** The choice of a plan that the registration gets, in words. */
  choice?: ChoiceView
  /** The link to the registration that was pressed. */
  href?: string
}

type SignUpViewInput = {
  /** Undefined when it could not be loaded. */
  content: SignUpModalContent | undefined
  /** The title without content. */
  fallbackTitle: string
  partnerTexts: boolean
  onPricing: boolean
  /** The visitor's bucket; called only where social proof may be shown, since the call assigns one. */
  bucket: () => Bucket<typeof socialProofExperiment>
}

function socialProofOf(
  content: SignUpModalContent,
  bucket: Bucket<typeof socialProofExperiment>,
): SocialProof | undefined {
  const { reviewQuote, socialProof } = content
  if (bucket === 'reviewQuote') return reviewQuote && { variant: bucket, ...reviewQuote }
  return socialProof && { variant: bucket, ...socialProof }
}

/**
 * The modal of one visitor: partners have their own title and subtitle; social proof is shown neither on the
 * Pricing page nor to partners, and only when there is content for it.
 */
export function signUpView({
  content,
  fallbackTitle,
  partnerTexts,
  onPricing,
  bucket,
}: SignUpViewInput): SignUpView {
  if (!content) return { title: fallbackTitle, subtitle: '', features: [], partnerTexts }
  const { title, subtitle } = partnerTexts ? content.partner : content
  const hasSocialProof = content.reviewQuote !== undefined || content.socialProof !== undefined
  const socialProof =
    hasSocialProof && !partnerTexts && !onPricing ? socialProofOf(content, bucket()) : undefined
  return {
    title: title || fallbackTitle,
    subtitle,
    ...(content.image ? { image: content.image } : {}),
    features: content.features,
    partnerTexts,
    ...(socialProof ? { socialProof } : {}),
  }
}
