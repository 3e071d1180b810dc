import {
  EnvironmentError,
  missingHubspotVariables,
  type Environment,
  type HubspotFormVariable,
} from '../../../core/environment'
import { leadFormIds, type LeadFormId } from '../../../leads/model/contract'

/** Where leads are delivered to. */
export type HubspotSettings = {
  /** Origin of the forms API. */
  endpoint: string
  portalId: string
  /** Token of a private app with the scope `forms`. */
  accessToken: string
  /** The subscription that marketing consent is for. Without one HubSpot could not record it. */
  subscriptionTypeId: string
  /** GUID of the HubSpot form of each form of the site. */
  formGuids: Readonly<Record<LeadFormId, string>>
}

/** The variable that holds the GUID of a form's HubSpot form. */
export const hubspotFormVariable = (form: LeadFormId): HubspotFormVariable =>
  `HUBSPOT_FORM_${form.toUpperCase() as Uppercase<LeadFormId>}`

/**
 * The HubSpot account that the environment names, or undefined when it names none: leads are then stored and listed.
 * Throws an EnvironmentError that names every variable the account lacks.
 */
export function hubspotSettings(environment: Environment): HubspotSettings | undefined {
  const missing = missingHubspotVariables(environment)
  if (missing.length > 0) throw new EnvironmentError(missing)
  const {
    HUBSPOT_ENDPOINT: endpoint,
    HUBSPOT_PORTAL_ID: portalId,
    HUBSPOT_ACCESS_TOKEN: accessToken,
    HUBSPOT_SUBSCRIPTION_TYPE_ID: subscriptionTypeId,
  } = environment
  const formGuids = Object.fromEntries(
    leadFormIds.map((form) => [form, environment[hubspotFormVariable(form)]]),
  )
  return portalId && accessToken && subscriptionTypeId && isComplete(formGuids)
    ? { endpoint, portalId, accessToken, subscriptionTypeId, formGuids }
    : undefined
}

const isComplete = (
  guids: Partial<Record<string, string | undefined>>,
): guids is Record<LeadFormId, string> => leadFormIds.every((form) => guids[form] !== undefined)
