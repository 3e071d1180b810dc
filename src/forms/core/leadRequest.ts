import { leadLimits, type LeadConsent, type LeadFormId, type LeadRequest } from '../../leads/contract'
import { leadFields, type LeadInput } from '../../leads/rules'

export type LeadRequestInput = Omit<LeadInput, 'form'> & {
  form: LeadFormId
  /** Origin of the page: `https://www.outlay.example`. */
  origin: string
  /** Title of the page. */
  title: string
  /** Value of HubSpot's cookie, when it may be read. */
  hutk?: string
  consent: LeadConsent
  /** Captcha token. */
  token?: string
  botTrap: LeadRequest['botTrap']
}

/**
 * The body of a submission, and its `content`: the part whose change makes it a new submission. `input.now` is the time
 * of the click. A visitor token that is not 32 hex digits is left out, because HubSpot refuses a lead with such a one.
 */
export function leadRequest(input: LeadRequestInput): { body: LeadRequest; content: string } {
  const { form, origin, page, title, hutk, consent, token, botTrap, now } = input
  const fields = leadFields(input)
  const context = {
    pageUri: origin + page,
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
    ...(token && { captchaResponse: token }),
    botTrap,
  }
  return { body, content: JSON.stringify([form, fields, context, consent]) }
}
