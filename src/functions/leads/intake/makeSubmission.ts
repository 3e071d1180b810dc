import { defaultLocale, localeByUrlCode } from '../../../../locales.config'
import { brand } from '../../../core/brand'
import { answerErrorsOf, type AnswerErrors, type Answers } from '../../../leads/model/answerErrors'
import type { AnswerError } from '../../../leads/model/answerErrorStrings'
import { consentTextsOf } from '../../../leads/model/consentTexts'
import type { LeadConsent } from '../../../leads/model/contract'
import { forms } from '../../../leads/model/forms'
import { readPhone } from '../../../leads/model/phone'
import { phoneCountry } from '../../../leads/model/phoneCountry'
import { leadFields } from '../../../leads/model/rules'
import { pageThatMayLeave } from '../../../visitor/attribution/mayLeave'
import type { BuiltForms } from '../../builtForms'
import { ApiError } from '../../errors'
import type { PostedForm, Submission } from './submission'

/** The answers of a form are not complete or not valid. */
export class AnswersRefused extends ApiError {
  constructor(
    code: AnswerError,
    readonly answerErrors: AnswerErrors,
  ) {
    super(400, code, `Missing or malformed: ${Object.keys(answerErrors).join(', ')}.`)
  }
}

/**
 * Checks the answers as the browser does and makes the lead: fields, page name and consent are derived here, of the form,
 * the page and the built texts, the same for both ways a form is posted. Throws AnswersRefused for answers that cannot be
 * accepted, and an ApiError for a registration after the event.
 */
export async function makeSubmission(posted: PostedForm, built: BuiltForms): Promise<Submission> {
  const { form, locale, page, answers, visit, adsAllowed, hutk, submittedAt, envelope } = posted
  const { consent, isOutdated } = consentOf(posted, built)
  const marketingConsent = consent?.communications.some(({ value }) => value) ?? false
  const country = (localeByUrlCode(locale) ?? defaultLocale()).country
  const phone = (text: string) => readPhone(text, phoneCountry(answers.values.country, country))?.e164
  const errors = answerErrorsOf(
    form,
    { ...answers, marketingConsent },
    { disallowedDomains: built.disallowedEmailDomains, isPhone: (text) => phone(text) !== undefined },
  )
  const [first] = [errors.email, ...Object.values(errors)].filter((error) => error !== undefined)
  // An address that is missing is refused like any other that is no address.
  if (first) throw new AnswersRefused(errors.email === 'MISSING_FIELD' ? 'INVALID_EMAIL' : first, errors)

  const [path = page] = page.split('?')
  const sentPage = pageThatMayLeave(page, adsAllowed)
  const { access, opensAccess = false, endsAt } = built.rulesOf(path, form)
  if (endsAt && Date.parse(endsAt) <= submittedAt)
    throw new ApiError(410, 'EVENT_OVER', 'Registration is closed: it is over.')
  return {
    ...envelope,
    isOutdated,
    ...(access && { access }),
    ...(access && opensAccess && { next: access }),
    lead: {
      form,
      locale,
      page: sentPage,
      fields: leadFields({
        form,
        values: withPhone(answers.values, phone),
        added: built.addedBy(path, form),
        locale,
        page,
        visit,
        marketingConsent,
        now: submittedAt,
      }),
      context: {
        ...(hutk && { hutk }),
        pageUri: brand.siteOrigin + sentPage,
        pageName: (await built.titleOf(path)) ?? pageThatMayLeave(path, false),
      },
      ...(consent && { consent }),
      submittedAt,
    },
  }
}

/** The telephone number in E.164, as HubSpot compares it, whoever typed it how. */
function withPhone(
  values: Answers['values'],
  phone: (text: string) => string | undefined,
): Answers['values'] {
  const number = values.phone && phone(values.phone)
  return number ? { ...values, phone: number } : values
}

/**
 * The consent, with the texts of the built site, and whether others were shown, as on a page of an earlier release. It
 * says by which bot protection a form is protected where a token proves that this was loaded, and the page said so too. A tick without a text is no consent to
 * marketing. Without any text there is no consent.
 */
function consentOf(
  { form, locale, answers, consentTextsOfPage, envelope }: PostedForm,
  built: BuiltForms,
): { consent?: LeadConsent; isOutdated: boolean } {
  if (!consentTextsOfPage.consent) return { isOutdated: false }
  const texts = consentTextsOf(built.strings(locale))
  const isProtected =
    envelope.token !== undefined && sameText(consentTextsOfPage.consent, texts.protectedConsent)
  const text = isProtected ? texts.protectedConsent : texts.consent
  const asks = Boolean(consentTextsOfPage.marketing && forms[form].marketingConsent !== 'none')
  return {
    consent: {
      consentToProcess: true,
      text,
      communications: asks ? [{ value: answers.marketingConsent, text: texts.marketing }] : [],
    },
    isOutdated:
      !sameText(consentTextsOfPage.consent, text) ||
      (asks && !sameText(consentTextsOfPage.marketing, texts.marketing)),
  }
}

/** A browser may change the line breaks and spaces of a text. */
export const sameText = (shown = '', ours: string): boolean =>
  shown.replace(/\s+/g, ' ').trim() === ours.replace(/\s+/g, ' ').trim()
