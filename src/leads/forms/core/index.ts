/**
 * The core of a lead form: everything that is needed only after the first interaction. A separate chunk, which
 * attaches to the existing elements.
 */
import pTimeout from 'p-timeout'
import type { GlobalStringKey } from '../../../content/site/globalStrings'
import { loadFormsData } from '../../../content/site/loadFormsData'
import { storedProgress } from '../../../product/demo/storage'
import { readChoice } from '../../../product/pricing/choice'
import { analytics } from '../../../visitor/analytics/queue'
import { visitAttribution, visitPartner } from '../../../visitor/attribution/visit'
import { consent } from '../../../visitor/consent/store'
import {
  answerErrorsOf,
  fieldOfError,
  type AnswerErrors,
  type Answers,
  type LeadInputName,
} from '../../model/answerErrors'
import {
  emailField,
  honeypotField,
  marketingConsentField,
  minFillTime,
  type LeadAccepted,
  type LeadConsent,
  type LeadErrorCode,
} from '../../model/contract'
import { carriesVisit, forms, wantsWorkEmail } from '../../model/forms'
import { readLeadPage } from '../../model/leadPage'
import { leadVisit } from '../../model/leadVisit'
import { rememberResource } from '../gate/openedResources'
import { idle, type LeadSendError, type LeadFormOptions, type LeadFormState } from '../leadFormState'
import { pageAddress } from '../pageAddress'
import { sendNatively } from '../sendNatively'
import { rememberForm, visitAnswers } from '../visitAnswers'
import { adConversion } from './adConversion'
import { formProtection } from './formProtection'
import { hubspotToken } from './hubspotToken'
import { leadRequest } from './leadRequest'
import { nextPage } from './nextPage'
import { openPage } from './openPage'
import { phoneField } from './phoneField'
import { randomHex } from './randomHex'
import { readAnswers } from './readAnswers'
import { sendLead, type SendOutcome } from './sendLead'
import { submissionKeys } from './submissionKeys'

/** What a refusal that has its own words says. */
const refusals: Partial<Record<LeadErrorCode, GlobalStringKey>> = {
  TOO_MANY_REQUESTS: 'too_many_requests',
  BUSY: 'not_now',
  NOT_STORED: 'not_now',
  EVENT_OVER: 'event_over',
}

/** Time in ms from the response to the next page. */
const redirectDelay = 400

/**
 * Timeout in ms for the list of domains and the formats of telephone numbers once the form is sent; without them the
 * server decides.
 */
const checkTimeout = 2000

/** Time in ms from the click after which a bot protection that does not respond is reported. */
const protectionTimeout = 3000

export type LeadFormCore = {
  /** Checks and sends the content of the form. Does nothing while a submission is pending or after an accepted one. */
  submit(): Promise<void>
  /**
   * The visitor has left the form: what was not sent stays unsent, and the response to what was sent is neither shown
   * nor followed to another page.
   */
  detach(): void
}

type AttachOptions = {
  /** Returns the form's current options. */
  options: () => LeadFormOptions
  /** Time of the first interaction, from `performance.now()`. */
  startedAt: number
  /** Called with every new state. */
  report: (state: LeadFormState) => void
}

/** Attaches to a form: its elements stay, and so does what was typed into them. */
export function attachLeadForm(
  element: HTMLFormElement,
  { options, startedAt, report }: AttachOptions,
): LeadFormCore {
  const { form, locale } = options()
  const names: LeadInputName[] = [...forms[form].fields.map(({ name }) => name), marketingConsentField]
  const ended = new AbortController()
  const keys = submissionKeys()
  const phone = phoneField(element, { form, locale, signal: ended.signal })
  const domains = wantsWorkEmail(form)
    ? loadFormsData(locale.urlCode).then(
        ({ disallowedEmailDomains }) => new Set(disallowedEmailDomains),
        () => undefined,
      )
    : Promise.resolve(undefined)

  const externalId = randomHex(16)
  const reportConversion = adConversion({ form, externalId, domains })

  let state = idle
  let isBusy = false
  let isProtected = false
  const show = (change: Partial<LeadFormState>): void => {
    if (ended.signal.aborted) return
    state = { ...state, ...change, isProtected }
    report(state)
  }
  const protection = formProtection({
    report: (next) => {
      if (isProtected === next) return
      isProtected = next
      show({})
    },
    signal: ended.signal,
  })
  const fail = (code: LeadSendError, error?: GlobalStringKey): void => {
    if (ended.signal.aborted) return
    show({ name: 'notSubmitted', error })
    options().onError?.(code)
  }
  /** An error that a missing connection explains, if there is none. */
  const failWithoutResponse = (code: LeadSendError, error: GlobalStringKey): void =>
    isOffline() ? fail('OFFLINE', 'offline') : fail(code, error)

  /** The errors of the current answers. */
  const check = async (): Promise<AnswerErrors> => {
    const answers = readAnswers(element, form)
    const inTime = { milliseconds: checkTimeout, message: false } as const
    const [disallowedDomains, isPhone] = await Promise.all([
      pTimeout(domains, inTime),
      answers.values.phone ? pTimeout(phone.checker(), inTime) : undefined,
    ])
    return answerErrorsOf(form, answers, { disallowedDomains, isPhone })
  }
  /** Moves the focus to the first field with an error, in the order of the form. */
  const focusFirstError = (fieldErrors: AnswerErrors): void => {
    const fields = names.filter((name) => fieldErrors[name]).map((name) => element.elements.namedItem(name))
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
    if (state.fieldErrors[name]) show({ fieldErrors: { ...state.fieldErrors, [name]: undefined } })
    if (state.name === 'notSubmitted') show({ name: 'idle', error: undefined })
  }

  /** The page has consent texts of an earlier release: the server shows the form with those of today and what was typed. */
  const showAgain = (): void => {
    if (!ended.signal.aborted && !sendNatively(element)) fail('OFFLINE', 'offline')
  }

  /** Whatever filled it in, the visitor cannot see it, so the next submission goes without. */
  const emptyTrap = (): void => {
    const trap = element.elements.namedItem(honeypotField)
    if (trap instanceof HTMLInputElement) trap.value = ''
  }

  const refuse = (outcome: Exclude<SendOutcome, { name: 'accepted' }>): void => {
    emptyTrap()
    if (outcome.name === 'noResponse') return failWithoutResponse('NO_RESPONSE', 'something_went_wrong')
    const { code } = outcome
    const field = fieldOfError(code)
    if (field) {
      const fieldErrors: AnswerErrors = { [field]: code }
      show({ fieldErrors })
      focusFirstError(fieldErrors)
      return fail(code)
    }
    if (code === 'OUTDATED_PAGE') return showAgain()
    if (code === 'CAPTCHA_REFUSED') analytics.track('Form blocked', { form, reason: 'refused' })
    if (code === 'IDEMPOTENCY_CONFLICT') keys.forget()
    fail(code, refusals[code] ?? 'form_submission_error')
  }

  const accept = (response: LeadAccepted, values: Answers['values'], page: string): void => {
    const { email } = values
    rememberForm(values)
    const { onSubmitted, redirect, registerHref, gate, goesOnHere, partner = visitPartner() } = options()
    if (!locale.isPreLaunch)
      analytics.track('Form submitted', {
        form,
        email,
        referral: readLeadPage(page).isReferral,
        externalId,
      })
    if (ended.signal.aborted) return
    show({ name: 'submitted', error: undefined })
    onSubmitted?.(response, email)
    if (gate) rememberResource(page, response.access)
    // The page shows what the visitor gets; the form can be sent for somebody else.
    if (gate === 'stays' || goesOnHere) return show(idle)
    // When it is opened: the visitor may decide about advertisement until then.
    const addressOf = (): string =>
      redirect?.(response) ??
      nextPage({
        form,
        locale,
        attribution: visitAttribution(),
        adsAllowed: consent.allows('advertisement'),
        partner,
        registerHref,
        choice: readChoice(window.location.search),
        location: response.location,
      })
    const timer = setTimeout(() => openPage(addressOf()), redirectDelay)
    ended.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  const send = async (clickedAt: number): Promise<void> => {
    const { values, marketingConsent, trap } = readAnswers(element, form)
    const { hidden, texts, partner = visitPartner() } = options()
    const elapsed = (): number => Math.round(performance.now() - startedAt)
    let token: string | undefined
    try {
      token = await protection.token(Math.max(500, clickedAt + protectionTimeout - Date.now()))
    } catch {
      if (ended.signal.aborted) return
      if (!isOffline()) analytics.track('Form blocked', { form, reason: 'unavailable' })
      return failWithoutResponse('BOT_PROTECTION_NOT_LOADED', 'bot_protection_not_loaded')
    }
    if (!token) await pause(minFillTime - elapsed())
    // Dismissed meanwhile: the visitor does not want to send it any more.
    if (ended.signal.aborted) return
    const page = pageAddress(window.location)
    const ofDemo = await demoAnswers()
    const { body, content } = leadRequest({
      form,
      values: { ...(carriesVisit(form) && visitAnswers()), ...ofDemo, ...hidden, ...values },
      origin: window.location.origin,
      page,
      title: document.title,
      visit: leadVisit(visitAttribution(), partner),
      adsAllowed: consent.allows('advertisement'),
      now: clickedAt,
      hutk: hubspotToken(),
      consent: givenConsent(token === undefined ? texts.consent : texts.protectedConsent, {
        marketing: texts.marketing,
        isAsked: forms[form].marketingConsent !== 'none',
        isGiven: marketingConsent,
      }),
      token,
      botTrap: { content: trap, elapsed: elapsed() },
    })
    const outcome = await sendLead(body, keys.keyFor(content))
    if (outcome.name === 'accepted') accept(outcome.response, values, page)
    else refuse(outcome)
  }

  const submit = async (): Promise<void> => {
    if (isBusy || state.name === 'submitted') return
    isBusy = true
    const clickedAt = Date.now()
    show({ name: 'loading', error: undefined })
    try {
      const fieldErrors = await check()
      show({ fieldErrors })
      if (Object.keys(fieldErrors).length === 0) return await send(clickedAt)
      fail('INVALID_FIELD')
      focusFirstError(fieldErrors)
    } catch (error) {
      failWithoutResponse('NO_RESPONSE', 'something_went_wrong')
      throw error
    } finally {
      isBusy = false
    }
  }

  const { signal } = ended
  element.addEventListener('input', ({ target }) => onInput(target), { signal })
  element.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === emailField) reportConversion(target.value)
    },
    { signal },
  )
  // After a return from the back-forward cache the form may be sent again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(idle), { signal })
  const email = element.elements.namedItem(emailField)
  if (email instanceof HTMLInputElement && email.value) onInput(email)

  return { submit, detach: () => ended.abort() }
}

/** What the visitor did in the interactive demo, on whatever page. A lead is never kept waiting or lost for it. */
async function demoAnswers(): Promise<LeadFormOptions['hidden']> {
  const saved = storedProgress()
  if (saved === null) return {}
  const answers = import('../../../product/demo/savedProgress').then(
    (module) => module.demoAnswers(saved),
    () => ({}),
  )
  return pTimeout(answers, { milliseconds: checkTimeout, fallback: () => ({}) })
}

/** True when the browser knows that it has no connection; without an answer it may still have none. */
const isOffline = (): boolean => !navigator.onLine

/** Waits; returns undefined when no time is left. The extra 10 ms are for timers that fire early. */
const pause = (ms: number): Promise<void> | undefined =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms + 10)) : undefined

const givenConsent = (
  text: string,
  { marketing, isAsked, isGiven }: { marketing: string; isAsked: boolean; isGiven: boolean },
): LeadConsent => ({
  consentToProcess: true,
  text,
  communications: isAsked ? [{ value: isGiven, text: marketing }] : [],
})
