import { pageForServer } from '../../../visitor/attribution/mayLeave'
import type { Answers } from '../../model/answerErrors'
import {
  leadLimits,
  type LeadConsent,
  type LeadFormId,
  type LeadRequest,
  type LeadVisit,
} from '../../model/contract'
import { answersOf } from '../../model/forms'
import { leadProperties, objectTypeIdOf } from '../../model/properties'

export type LeadRequestInput = {
  form: LeadFormId
  values: Answers['values']
  /** Path and query of the page. */
  page: string
  /** Origin of the page: `https://www.outlay.example`. */
  origin: string
  /** Title of the page. */
  title: string
  visit: LeadVisit
  /** The visitor allows advertisement. */
  adsAllowed: boolean
  /** Time of the click, in milliseconds since 1970. */
  now: number
  /** Value of HubSpot's cookie, when it may be read. */
  hutk?: string
  consent: LeadConsent
  /** Captcha token. */
  token?: string
  botTrap: LeadRequest['botTrap']
}

/**
 * The body of a submission, and its `content`: the part whose change makes it a new submission. A decision about consent
 * between two attempts, or a bot protection that came or failed, makes none. It has the answers only; what form, page and
 * visit add to them, the server adds. A visitor token that is not 32 hex digits is left out,
 * because HubSpot refuses a lead with such a one.
 */
export function leadRequest(input: LeadRequestInput): { body: LeadRequest; content: string } {
  const { form, values, origin, page, title, visit, adsAllowed, hutk, consent, token, botTrap, now } = input
  const taken = answersOf(form)
  const answers: Partial<Record<string, string>> = values
  const fields = leadProperties.flatMap((name) => {
    const value = taken.has(name) ? answers[name]?.trim() : undefined
    return value ? [{ objectTypeId: objectTypeIdOf(name), name, value }] : []
  })
  const context = {
    pageUri: origin + pageForServer(page, adsAllowed),
    pageName: title
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, leadLimits.field),
  }
  const body: LeadRequest = {
    formData: {
      fields,
      context: { ...(hutk && /^[0-9a-f]{32}$/i.test(hutk) && { hutk }), ...context },
      formId: form,
      submittedAt: now,
      legalConsentOptions: { consent },
    },
    visit,
    ...(adsAllowed && { adsAllowed }),
    ...(token && { captchaResponse: token }),
    botTrap,
  }
  const [path] = page.split('?')
  return { body, content: JSON.stringify([form, fields, path, visit.partner, consent.communications]) }
}
