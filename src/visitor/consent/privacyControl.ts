/** True when the browser sends the Global Privacy Control. False on the server. */
export const hasPrivacyControl = (): boolean =>
  typeof navigator !== 'undefined' &&
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true
