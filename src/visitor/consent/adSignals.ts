import type { ConsentPreferences } from './state'

export type AdSignal = 'granted' | 'denied'

/** The four ad-consent signals, with the names of Google's Consent Mode v2. */
export type AdSignals = {
  ad_storage: AdSignal
  ad_user_data: AdSignal
  ad_personalization: AdSignal
  analytics_storage: AdSignal
}

/** The four signals for preferences: the three of advertising follow `advertisement`. */
export function adSignals({ advertisement, analytics }: ConsentPreferences): AdSignals {
  const advertising: AdSignal = advertisement ? 'granted' : 'denied'
  return {
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: analytics ? 'granted' : 'denied',
  }
}
