import type { LeadFormId } from '../../../leads/model/contract'
import { hubspotFormVariable } from './hubspotSettings'

/** What an operator can do about leads of a form that HubSpot refuses; undefined when the lead itself is invalid. */
export function adviceOn(errorTypes: readonly string[], form: LeadFormId): string | undefined {
  const of = `the HubSpot form of ${hubspotFormVariable(form)}`
  const again = 'Then: npm run leads -- retry --dead'
  if (errorTypes.includes('FORM_HAS_RECAPTCHA_ENABLED')) {
    return `Switch CAPTCHA off for ${of}: with it HubSpot refuses every lead that comes through its API. ${again}`
  }
  if (errorTypes.some((type) => type.startsWith('MISSING_'))) {
    return (
      `${capitalised(of)} asks for a consent that the lead does not carry. Compare its consent settings ` +
      `and HUBSPOT_SUBSCRIPTION_TYPE_ID with the texts at the form. ${again}`
    )
  }
  if (errorTypes.some((type) => type === 'REQUIRED_FIELD' || type === 'FIELD_NOT_IN_FORM_DEFINITION')) {
    return `${capitalised(of)} has other fields than the form of the site. ${again}`
  }
  return undefined
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
