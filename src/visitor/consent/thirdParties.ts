import { choiceCategories, preferencesIn, refusedIn, type ConsentCategory, type ConsentState } from './state'

type ThirdParty = {
  /** Lists of categories: it may run when every category of one of them is allowed. An empty list is always fulfilled. */
  needs: readonly (readonly ConsentCategory[])[]
  /** It also runs for a visitor who asks for it, by a press or by typing in a form, unless the category is refused. */
  onRequestUnlessRefused?: ConsentCategory
  /** It also runs for a visitor who presses a button that names it, until a later decision refuses the category. */
  onPress?: ConsentCategory
  /** It also runs for an editor who has opened a preview of drafts, which the server has confirmed. */
  inPreviews?: true
}

/**
 * Every third party that a page may contact, and what that needs: the one list that the gate (thirdPartyGate.ts)
 * and the journey about requests, cookies and storage read. Each folder of src/browser/vendors is in it. Its hosts are settings of
 * the server (`/api/integrations`, `/api/meeting-calendars`, the data of the forms), those of embeds are in the content.
 */
export const thirdParties = {
  // It says whether visitors are asked: the one request before consent, with a fixed key, and nothing is stored.
  launchDarkly: { needs: [[]] },
  // Changes of flags while a page is open: a connection that stays, so only for visitors who allow something.
  launchDarklyStream: { needs: choiceCategories.map((category) => [category]) },
  // Only its question, only for visitors who must be asked, and without its tracking.
  hubspotBanner: { needs: [[]] },
  hubspot: { needs: [['analytics', 'advertisement']] },
  segment: { needs: [['analytics'], ['advertisement']] },
  faro: { needs: [['analytics']] },
  recaptcha: { needs: [], onRequestUnlessRefused: 'functionality' },
  hubspotMeetings: { needs: [['functionality']], onPress: 'functionality' },
  calendly: { needs: [['functionality']], onPress: 'functionality' },
  chiliPiper: { needs: [['functionality']], onPress: 'functionality' },
  freshchat: { needs: [], onPress: 'functionality' },
  typeform: { needs: [], onPress: 'functionality' },
  // Videos, maps and whatever else editors embed: a frame of its site.
  embed: { needs: [], onPress: 'functionality' },
  // Releases, share links and exit, where a Prismic repository is configured.
  prismicToolbar: { needs: [], inPreviews: true },
} as const satisfies Record<string, ThirdParty>

export type ThirdPartyName = keyof typeof thirdParties

/** Whether a third party may run by itself in a state of consent, without a visitor who asks for it. */
export function mayRun(name: ThirdPartyName, state: ConsentState): boolean {
  const preferences = preferencesIn(state)
  const { needs }: ThirdParty = thirdParties[name]
  return needs.some((categories) => categories.every((category) => preferences[category]))
}

/** Whether a third party may run for a visitor who asks for it. */
export function mayRunOnRequest(name: ThirdPartyName, state: ConsentState): boolean {
  const { onRequestUnlessRefused, onPress, inPreviews }: ThirdParty = thirdParties[name]
  const isUnrefused = onRequestUnlessRefused !== undefined && !refusedIn(state, onRequestUnlessRefused)
  return mayRun(name, state) || onPress !== undefined || inPreviews === true || isUnrefused
}

/** The category whose refusal ends what a visitor has requested. */
export function endingCategory(name: ThirdPartyName): ConsentCategory | undefined {
  const { onRequestUnlessRefused, onPress }: ThirdParty = thirdParties[name]
  return onPress ?? onRequestUnlessRefused
}
