/** Id of the banner's region. */
export const bannerId = 'consent'

/** Id of the line that says that cookies are in use. */
export const noticeId = 'consent-notice'
