/**
 * The core of a lead form (§4, §5): everything behind its first touch. A chunk of its own, which takes over the
 * elements that are there.
 */
import pTimeout from 'p-timeout'
import { analytics } from '../../analytics/queue'
import { visitAttribution, visitPartner } from '../../attribution/visit'
import {
  emailField,
  marketingConsentField,
  shortestVisit,
  type LeadAccepted,
  type LeadConsent,
} from '../../leads/contract'
import { forms, wantsWorkEmail } from '../../leads/forms'
import { readLeadPage } from '../../leads/leadPage'
import type { GlobalStringKey } from '../../site/globalStrings'
import { loadFormsData } from '../../site/loadFormsData'
import {
  idle,
  type LeadFailure,
  type LeadFormOptions,
  type LeadFormState,
  type LeadInputName,
  type LeadProblems,
} from '../leadFormState'
import { pageAddress } from '../pageAddress'
import { formProtection } from './formProtection'
import { hubspotToken } from './hubspotToken'
import { leadRequest } from './leadRequest'
import { nextPage } from './nextPage'
import { openPage } from './openPage'
import { phoneField } from './phoneField'
import { emailMessage, problemsOf } from './problems'
import { randomHex } from './randomHex'
import { readAnswers } from './readAnswers'
import { sendLead, type SendOutcome } from './sendLead'
import { submissionKeys } from './submissionKeys'

/** Time in ms from the answer to the next page (§9). */
const redirectDelay = 400

/** Longest wait in ms for the list of domains once the form is sent; without it the server decides. */
const listPatience = 2000

export type LeadFormCore = {
  /** Checks and sends what stands in the form. Does nothing while a submission is under way or was accepted. */
  submit(): Promise<void>
  /** Ends everything but a submission under way, which is no longer answered on the page. */
  detach(): void
}

type AttachOptions = {
  /** The form's options at the moment of the call. */
  options: () => LeadFormOptions
  /** Moment of the first touch, as `performance.now()` tells it. */
  startedAt: number
  /** Hears of every state. */
  report: (state: LeadFormState) => void
}

/** Takes over a form: its elements stay, and so does what was typed into them. */
export function attachLeadForm(
  element: HTMLFormElement,
  { options, startedAt, report }: AttachOptions,
): LeadFormCore {
  const { form, locale } = options()
  const names: LeadInputName[] = [...forms[form].fields.map(({ name }) => name), marketingConsentField]
  const ended = new AbortController()
  const protection = formProtection()
  const keys = submissionKeys()
  const phone = phoneField(element, { form, locale, signal: ended.signal })
  const domains = wantsWorkEmail(form)
    ? loadFormsData(locale.urlCode).then(
        ({ disallowedEmailDomains }) => new Set(disallowedEmailDomains),
        () => undefined,
      )
    : Promise.resolve(undefined)

  let state = idle
  let isBusy = false
  const show = (change: Partial<LeadFormState>): void => {
    if (ended.signal.aborted) return
    state = { ...state, ...change }
    report(state)
  }
  const fail = (failure: LeadFailure, error?: GlobalStringKey): void => {
    show({ name: 'notSubmitted', error })
    options().onError?.(failure)
  }

  /** What is wrong with the answers that stand in the elements now. */
  const check = async (): Promise<LeadProblems> => {
    const answers = readAnswers(element, form)
    const [disallowedDomains, isPhone] = await Promise.all([
      pTimeout(domains, { milliseconds: listPatience, message: false }),
      answers.values.phone ? phone.checker() : undefined,
    ])
    return problemsOf(form, answers, { disallowedDomains, isPhone })
  }
  /** Moves the focus to the first faulty field, in the order of the form. */
  const focusProblem = (problems: LeadProblems): void => {
    const fields = names.filter((name) => problems[name]).map((name) => element.elements.namedItem(name))
    fields.find((field) => field instanceof HTMLElement)?.focus()
  }

  let isStarted = false
  const onInput = (target: EventTarget | null): void => {
    if (!(target instanceof Element)) return
    const name = target.getAttribute('name') as LeadInputName | null
    if (!name) return
    if (!isStarted) {
      isStarted = true
      analytics.track('Form started', { form })
    }
    if (name === emailField) protection.start()
    if (state.problems[name]) show({ problems: { ...state.problems, [name]: undefined } })
    if (state.name === 'notSubmitted') show({ name: 'idle', error: undefined })
  }

  const refuse = (outcome: Exclude<SendOutcome, { name: 'accepted' }>): void => {
    if (outcome.name === 'notAnswered') return fail('NOT_ANSWERED', 'something_went_wrong')
    const { code } = outcome
    const ofEmail = emailMessage(code)
    if (ofEmail) {
      const problems = { [emailField]: ofEmail }
      show({ problems })
      focusProblem(problems)
      return fail(code)
    }
    if (code === 'CAPTCHA_REFUSED') analytics.track('Form blocked', { form, reason: 'refused' })
    if (code === 'IDEMPOTENCY_CONFLICT') keys.forget()
    fail(code, code === 'TOO_MANY_REQUESTS' ? 'too_many_requests' : 'form_submission_error')
  }

  const accept = (answer: LeadAccepted, email: string, page: string): void => {
    const { onSubmitted, redirect, partner = visitPartner() } = options()
    if (!locale.isPreLaunch)
      analytics.track('Form submitted', {
        form,
        email,
        referral: readLeadPage(page).isReferral,
        externalId: randomHex(16),
      })
    show({ name: 'submitted', error: undefined })
    onSubmitted?.(answer)
    const address =
      redirect?.(answer) ??
      nextPage({ form, locale, attribution: visitAttribution(), partner, location: answer.location })
    const timer = setTimeout(() => openPage(address), redirectDelay)
    ended.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  const send = async (clickedAt: number): Promise<void> => {
    const { values, marketingConsent, trap } = readAnswers(element, form)
    const { hidden, texts, partner = visitPartner() } = options()
    const elapsed = (): number => Math.round(performance.now() - startedAt)
    let token: string | undefined
    try {
      token = await protection.token()
    } catch {
      analytics.track('Form blocked', { form, reason: 'unavailable' })
      return fail('BOT_PROTECTION_NOT_LOADED', 'bot_protection_not_loaded')
    }
    if (!token) await pause(shortestVisit - elapsed())
    const page = pageAddress(window.location)
    const { body, content } = leadRequest({
      form,
      values: { ...hidden, ...values, ...(await phone.value(values.phone)) },
      locale: locale.urlCode,
      origin: window.location.origin,
      page,
      title: document.title,
      attribution: visitAttribution(),
      ...(partner && { partner }),
      marketingConsent,
      now: clickedAt,
      hutk: hubspotToken(),
      consent: givenConsent(texts, forms[form].marketingConsent !== 'none', marketingConsent),
      token,
      botTrap: { website: trap, elapsed: elapsed() },
    })
    const outcome = await sendLead(body, keys.keyFor(content))
    if (outcome.name === 'accepted') accept(outcome.answer, values.email, page)
    else refuse(outcome)
  }

  const submit = async (): Promise<void> => {
    if (isBusy || state.name === 'submitted') return
    isBusy = true
    const clickedAt = Date.now()
    show({ name: 'loading', error: undefined })
    try {
      const problems = await check()
      show({ problems })
      if (Object.keys(problems).length === 0) return await send(clickedAt)
      fail('INVALID_FIELD')
      focusProblem(problems)
    } catch (error) {
      fail('NOT_ANSWERED', 'something_went_wrong')
      throw error
    } finally {
      isBusy = false
    }
  }

  const { signal } = ended
  element.addEventListener('input', ({ target }) => onInput(target), { signal })
  // A page that comes back from the back-forward cache may be sent again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(idle), { signal })
  const email = element.elements.namedItem(emailField)
  if (email instanceof HTMLInputElement && email.value) onInput(email)

  return { submit, detach: () => ended.abort() }
}

/** Nothing at all when the time is over already. A timer may ring a little early, which must not count. */
const pause = (ms: number): Promise<void> | undefined =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms + 10)) : undefined

const givenConsent = (
  { consent, marketing }: LeadFormOptions['texts'],
  isAsked: boolean,
  isGiven: boolean,
): LeadConsent => ({
  consentToProcess: true,
  text: consent,
  communications: isAsked ? [{ value: isGiven, text: marketing }] : [],
})
