/** HubSpot's error types of a submission, as listed in its documentation ("Submit data to a form"). */
export type HubspotErrorType =
  | 'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED'
  | 'INVALID_EMAIL'
  | 'REQUIRED_FIELD'
  | 'INPUT_TOO_LARGE'
  | 'FIELD_NOT_IN_FORM_DEFINITION'
  | 'VALUE_NOT_IN_FIELD_DEFINITION'
  | 'INVALID_METADATA'
  | 'INVALID_HUTK'
  | 'INVALID_IP_ADDRESS'
  | 'INVALID_PAGE_URI'
  | 'INVALID_LEGAL_OPTION_FORMAT'
  | 'MISSING_PROCESSING_CONSENT'
  | 'MISSING_PROCESSING_CONSENT_TEXT'
  | 'MISSING_COMMUNICATION_CONSENT_TEXT'
  | 'MISSING_LEGITIMATE_INTEREST_TEXT'
  | 'DUPLICATE_SUBSCRIPTION_TYPE_ID'
  | 'FORM_HAS_RECAPTCHA_ENABLED'

export type HubspotError = { errorType: HubspotErrorType; message: string }

export const hubspotError = (errorType: HubspotErrorType, message: string): HubspotError => ({
  errorType,
  message,
})
