import pTimeout from 'p-timeout'
import { formsDataChanged, type SignUpModalContent } from '../../../content/site/formsData'
import { loadFormsData } from '../../../content/site/loadFormsData'
import { analytics } from '../../../visitor/analytics/queue'
import { registrationPartner } from '../../../visitor/attribution/pressedPartner'
import { bucketOf, exposed } from '../../../visitor/experiments'
import type { SignUpRequest } from './request'
import { signUpView, socialProofExperiment, type SignUpView } from './signUpView'

/** Timeout in ms for the texts of the modal; after it the modal opens without them, and does not show them later. */
const contentTimeout = 400

/** The modal's content; undefined when it cannot be loaded in time. Never rejects. */
const contentOf = (urlCode: string): Promise<SignUpModalContent | undefined> =>
  pTimeout(
    loadFormsData(urlCode).then(
      ({ signUpModal }) => signUpModal,
      () => undefined,
    ),
    { milliseconds: contentTimeout, message: false },
  )

/** What the modal shows this visitor for a request. Never rejects. */
export async function prepareSignUp(
  request: SignUpRequest,
  site: { urlCode: string; fallbackTitle: string },
): Promise<SignUpView> {
  const ofRegistration = registrationPartner(request.href)
  const partner = request.partner || ofRegistration ? { ...ofRegistration, ...request.partner } : undefined
  const view = signUpView({
    content: await contentOf(site.urlCode),
    fallbackTitle: site.fallbackTitle,
    partnerTexts: request.partnerTexts === true || partner !== undefined,
    onPricing: request.onPricing === true,
    bucket: () => bucketOf(socialProofExperiment),
  })
  return { ...view, ...(partner && { partner }), ...(request.href && { href: request.href }) }
}

/**
 * Calls the listener when the content of the modal has changed and the new one is there, as in a preview, until the returned
 * function is called.
 */
export function onSignUpContent(urlCode: string, listener: () => void): () => void {
  const load = (): void => void loadFormsData(urlCode).then(listener, () => undefined)
  window.addEventListener(formsDataChanged, load)
  return () => window.removeEventListener(formsDataChanged, load)
}

/** Tracks that the modal is shown and, the first time, which social proof the visitor sees. */
export function noteSignUpShown(view: SignUpView, { trigger }: SignUpRequest): void {
  const variant = view.socialProof?.variant
  analytics.track('Sign-up modal shown', { ...(variant ? { variant } : {}), trigger })
  if (variant && exposed(socialProofExperiment)) {
    analytics.track('Experiment viewed', { experiment: socialProofExperiment, bucket: variant })
  }
}
