/** The public interface of HubSpot's stand-in. */
export {
  createHubspot,
  type AcceptedSubmission,
  type HubspotOptions,
  type HubspotStandIn,
  type HubspotView,
} from './app'
export type { FormField, HubspotForm } from './form'
export type { SubmittedField } from './field'
export type { Submission } from './submission'
