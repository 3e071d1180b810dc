import type { LeadField } from '../../../leads/model/contract'
import type { Lead } from '../lead'

/** Body of a submission to HubSpot's forms API, version 3 ("Submit data to a form"). */
export type HubspotSubmission = {
  fields: LeadField[]
  /** Milliseconds since 1970, as text. */
  submittedAt: string
  context: { hutk?: string; pageUri: string; pageName: string }
  legalConsentOptions?: {
    consent: {
      consentToProcess: boolean
      text: string
      communications: { value: boolean; subscriptionTypeId: number; text: string }[]
    }
  }
}

type HubspotSubmissionOptions = {
  /** HubSpot does not know the visitor's token, so it is left out. */
  withoutHutk: boolean
  /** The subscription that marketing consent is for. */
  subscriptionTypeId: string
}

/** A lead as HubSpot accepts it. Its time is that of the visitor's click, however late it is delivered. */
export function hubspotSubmission(
  lead: Lead,
  { withoutHutk, subscriptionTypeId }: HubspotSubmissionOptions,
): HubspotSubmission {
  const { fields, submittedAt, context, consent } = lead
  return {
    fields,
    submittedAt: String(submittedAt),
    context: {
      // An empty or unknown token is an error to HubSpot; an absent one is not.
      ...(context.hutk && !withoutHutk && { hutk: context.hutk }),
      pageUri: context.pageUri,
      pageName: context.pageName,
    },
    ...(consent && {
      legalConsentOptions: {
        consent: {
          consentToProcess: consent.consentToProcess,
          text: consent.text,
          communications: consent.communications.map(({ value, text }) => ({
            value,
            subscriptionTypeId: Number(subscriptionTypeId),
            text,
          })),
        },
      },
    }),
  }
}
