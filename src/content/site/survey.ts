/** Keys of the texts of the custom type `survey`; checked against its model in a test. */
export const surveyTextKeys = [
  'title',
  'text',
  'start_label',
  'decline_label',
  'loading_text',
  'failed_text',
  'retry_label',
  'close_label',
] as const

export type SurveyTexts = Record<(typeof surveyTextKeys)[number], string>

/** The survey of a locale. */
export type Survey = {
  /** Id of its form at Typeform. */
  typeformId: string
  /** It is shown in no production environment. */
  isStagingOnly: boolean
  /** Patterns of the paths that do not show it, without the locale. */
  hiddenPaths: string[]
  texts: SurveyTexts
}

/** True for the id of a form at Typeform, which becomes part of an address. */
export const isTypeformId = (id: string): boolean => /^[A-Za-z0-9]{4,32}$/.test(id)
