import type { FormField, HubspotForm } from '../sandbox/hubspot'
import type { SegmentDestination } from '../sandbox/segment'
import { hubspotFormVariable } from '../src/functions/leads/delivery/hubspotSettings'
import { leadFormIds, type LeadFormId } from '../src/leads/model/contract'
import { leadProperties, objectTypeIdOf, propertyValues } from '../src/leads/model/properties'

/** The invented account of the stand-ins. */
export const sandboxAccount = {
  portalId: '1234567',
  accessToken: 'sandbox-token',
  subscriptionTypeId: '999',
  siteKey: 'sandbox-site-key',
  secretKey: 'sandbox-secret-key',
  flagsClientId: '0123456789abcdef01234567',
  segmentWriteKey: 'sandbox-write-key',
  faroAppKey: 'sandbox',
  faroApiKey: 'sandbox-faro-key',
} as const

/** GUID of the account's form for a form of the site. */
export const sandboxFormGuid = (form: LeadFormId): string =>
  `00000000-0000-4000-8000-${String(leadFormIds.indexOf(form) + 1).padStart(12, '0')}`

const fields: FormField[] = leadProperties.map((name) => {
  const values = propertyValues[name]
  return { objectTypeId: objectTypeIdOf(name), name, ...(values && { values }) }
})

/** The account's forms by GUID. Each accepts every property of a lead, with its known values. */
export const sandboxForms: Record<string, HubspotForm> = Object.fromEntries(
  leadFormIds.map((form) => [sandboxFormGuid(form), { fields, required: ['email'] }]),
)

/** The flags of the account: visitors are asked for consent. */
export const sandboxFlags = { 'hubspot-banner': true }

/** The destinations of the account's workspace, one of each kind. They exist on Segment's servers only. */
export const sandboxDestinations: SegmentDestination[] = [
  { name: 'Amplitude', creationName: 'Amplitude', category: 'Analytics' },
  { name: 'Facebook Conversions API', creationName: 'Facebook Conversions API', category: 'Advertising' },
  { name: 'Intercom', creationName: 'Intercom', category: 'Livechat' },
]

/** The variables of the site that make it use the stand-ins at these origins. */
export const sandboxVariables = (origins: {
  hubspot: string
  recaptcha: string
  meetings: string
  launchDarkly: string
  segment: string
  faro: string
  chatAndSurvey: string
}): Record<string, string> => ({
  HUBSPOT_PORTAL_ID: sandboxAccount.portalId,
  HUBSPOT_ACCESS_TOKEN: sandboxAccount.accessToken,
  HUBSPOT_ENDPOINT: origins.hubspot,
  HUBSPOT_SCRIPT_ENDPOINT: origins.hubspot,
  HUBSPOT_BANNER_ENDPOINT: origins.hubspot,
  HUBSPOT_SUBSCRIPTION_TYPE_ID: sandboxAccount.subscriptionTypeId,
  ...Object.fromEntries(leadFormIds.map((form) => [hubspotFormVariable(form), sandboxFormGuid(form)])),
  RECAPTCHA_SITE_KEY: sandboxAccount.siteKey,
  RECAPTCHA_SECRET_KEY: sandboxAccount.secretKey,
  RECAPTCHA_ENDPOINT: origins.recaptcha,
  HUBSPOT_MEETINGS_ENDPOINT: `${origins.meetings}/hubspot`,
  CALENDLY_ENDPOINT: `${origins.meetings}/calendly`,
  CHILI_PIPER_ENDPOINT: `${origins.meetings}/chili-piper`,
  LAUNCHDARKLY_CLIENT_ID: sandboxAccount.flagsClientId,
  LAUNCHDARKLY_ENDPOINT: origins.launchDarkly,
  LAUNCHDARKLY_STREAM_ENDPOINT: origins.launchDarkly,
  FRESHCHAT_SCRIPT_URL: `${origins.chatAndSurvey}/1234567/1.js`,
  TYPEFORM_ENDPOINT: origins.chatAndSurvey,
  SEGMENT_WRITE_KEY: sandboxAccount.segmentWriteKey,
  SEGMENT_CDN_ENDPOINT: origins.segment,
  SEGMENT_API_ENDPOINT: `${origins.segment}/v1`,
  FARO_COLLECTOR_URL: `${origins.faro}/collect/${sandboxAccount.faroAppKey}`,
  FARO_API_KEY: sandboxAccount.faroApiKey,
  FARO_SAMPLING_RATE: '1',
})
