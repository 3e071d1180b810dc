/** Id of the banner's region. */
export const bannerId = 'consent'

/** Id of the note about the Global Privacy Control in the region. */
export const controlNoteId = 'consent-control'

/** Id of the line that says that cookies are in use. */
export const noticeId = 'consent-notice'
