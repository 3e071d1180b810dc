import { EnvironmentError, type Environment, type HubspotFormVariable } from '../../../environment'
import { leadFormIds, type LeadFormId } from '../../../leads/contract'

/** Where leads are delivered to. */
export type HubspotAccount = {
  portalId: string
  /** Token of a private app with the scope `forms`. */
  accessToken: string
  /** GUID of the HubSpot form of each form of the site. */
  formGuids: Readonly<Record<LeadFormId, string>>
}

/** The variable that holds the GUID of a form's HubSpot form. */
export const hubspotFormVariable = (form: LeadFormId): HubspotFormVariable =>
  `HUBSPOT_FORM_${form.toUpperCase() as Uppercase<LeadFormId>}`

/**
 * The HubSpot account that the environment names, or undefined when it names none: leads are then stored and listed.
 * As soon as an id or token of an account is set, and always in production, every variable must be set, the id of
 * each form too. Throws an EnvironmentError that names every missing variable.
 */
export function requireHubspot(environment: Environment): HubspotAccount | undefined {
  const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_ACCESS_TOKEN: accessToken, DEPLOY_ENV } = environment
  if (!portalId && !accessToken && DEPLOY_ENV !== 'production') return undefined

  const missing: string[] = []
  if (!portalId) missing.push('HUBSPOT_PORTAL_ID')
  if (!accessToken) missing.push('HUBSPOT_ACCESS_TOKEN')
  const formGuids: Partial<Record<LeadFormId, string>> = {}
  for (const form of leadFormIds) {
    const guid = environment[hubspotFormVariable(form)]
    if (guid) formGuids[form] = guid
    else missing.push(hubspotFormVariable(form))
  }
  if (!portalId || !accessToken || !isComplete(formGuids)) {
    const lines = missing.map((name) => `  ${name}: is missing`)
    throw new EnvironmentError(
      `Leads cannot be delivered to HubSpot (see .env.example). In production, and wherever an account is set, ` +
        `these are needed:\n${lines.join('\n')}`,
    )
  }
  return { portalId, accessToken, formGuids }
}

const isComplete = (guids: Partial<Record<LeadFormId, string>>): guids is Record<LeadFormId, string> =>
  leadFormIds.every((form) => guids[form] !== undefined)
