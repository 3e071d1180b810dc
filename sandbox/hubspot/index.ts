/** HubSpot's stand-in: its public face. */
export { createHubspot, type AcceptedSubmission, type HubspotOptions, type HubspotStandIn } from './app'
export type { FormField, HubspotForm } from './form'
export type { Submission, SubmittedField } from './submission'
