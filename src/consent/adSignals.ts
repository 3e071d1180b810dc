import type { ConsentPreferences } from './state'

export type AdSignal = 'granted' | 'denied'

/** The four ad-consent signals (§3.5, §4) in the names of Google's Consent Mode v2. */
export type AdSignals = {
  ad_storage: AdSignal
  ad_user_data: AdSignal
  ad_personalization: AdSignal
  analytics_storage: AdSignal
}

/** What preferences mean for the four signals: the three of advertising follow `advertisement`. */
export function adSignals({ advertisement, analytics }: ConsentPreferences): AdSignals {
  const advertising: AdSignal = advertisement ? 'granted' : 'denied'
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: analytics ? 'granted' : 'denied',
  }
}
