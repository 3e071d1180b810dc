import pTimeout from 'p-timeout'
import { formsDataChanged, formsDataTimeout, type FormsData } from '../../../content/site/formsData'
import { loadFormsData } from '../../../content/site/loadFormsData'
import { choiceOfLink, readChoice, type PlanChoice } from '../../../product/pricing/choice'
import { analytics } from '../../../visitor/analytics/queue'
import { registrationPartner } from '../../../visitor/attribution/pressedPartner'
import { bucketOf, exposed } from '../../../visitor/experiments'
import { choiceView } from './choiceView'
import type { SignUpRequest } from './request'
import { signUpView, socialProofExperiment, type SignUpView } from './signUpView'

/** What the forms of the locale show; empty when it cannot be loaded in time, and not shown later. Never rejects. */
const contentOf = async (urlCode: string): Promise<Partial<FormsData>> =>
  (await pTimeout(
    loadFormsData(urlCode).catch(() => undefined),
    { milliseconds: formsDataTimeout, message: false },
  )) ?? {}

/** The choice that the registration gets: that of the link, completed by the address of the page. */
function chosenWith(href: string | undefined): PlanChoice {
  const ofPage = readChoice(window.location.search)
  return href === undefined
    ? ofPage
    : choiceOfLink(readChoice(new URL(href, window.location.href).search), ofPage)
}

type Site = { urlCode: string; htmlLang: string; fallbackTitle: string }

/** What the modal shows this visitor for a request. Never rejects. */
export async function prepareSignUp(request: SignUpRequest, site: Site): Promise<SignUpView> {
  const ofRegistration = registrationPartner(request.href)
  const partner = request.partner || ofRegistration ? { ...ofRegistration, ...request.partner } : undefined
  const { signUpModal, plans } = await contentOf(site.urlCode)
  const choice = plans && choiceView(plans, chosenWith(request.href), site.htmlLang)
  const view = signUpView({
    content: signUpModal,
    fallbackTitle: site.fallbackTitle,
    partnerTexts: request.partnerTexts === true || partner !== undefined,
    onPricing: request.onPricing === true,
    bucket: () => bucketOf(socialProofExperiment),
  })
  return {
    ...view,
    ...(choice && { choice }),
    ...(partner && { partner }),
    ...(request.href && { href: request.href }),
  }
}

/**
 * Calls the listener when the content of the modal has changed and the new one is there, as in a preview, until the returned
 * function is called.
 */
function onSignUpContent(urlCode: string, listener: () => void): () => void {
  const load = (): void => void loadFormsData(urlCode).then(listener, () => undefined)
  window.addEventListener(formsDataChanged, load)
  return () => window.removeEventListener(formsDataChanged, load)
}

/** Tracks that the modal is shown and, the first time, which social proof the visitor sees. */
function noteSignUpShown(view: SignUpView, { trigger }: SignUpRequest): void {
  const variant = view.socialProof?.variant
  analytics.track('Sign-up modal shown', { ...(variant ? { variant } : {}), trigger })
  if (variant && exposed(socialProofExperiment)) {
    analytics.track('Experiment viewed', { experiment: socialProofExperiment, bucket: variant })
  }
}

type ShownSignUp = Site & {
  /** The page of a special kind that the visitor is on. */
  place: 'partner' | 'pricing' | undefined
  /** False when the visitor has closed the modal or requested another. */
  isCurrent: () => boolean
  show: (view: SignUpView) => void
}

/**
 * Shows what was requested, and again when the content of the modal has changed, until the returned function is called. Never
 * rejects.
 */
export async function showSignUp(
  request: SignUpRequest,
  { place, isCurrent, show, ...site }: ShownSignUp,
): Promise<() => void> {
  const options = {
    ...request,
    partnerTexts: request.partnerTexts === true || place === 'partner',
    onPricing: request.onPricing === true || place === 'pricing',
  }
  const view = await prepareSignUp(options, site)
  if (!isCurrent()) return () => undefined
  noteSignUpShown(view, request)
  show(view)
  return onSignUpContent(site.urlCode, () => {
    void prepareSignUp(options, site).then((next) => {
      if (isCurrent()) show(next)
    })
  })
}
