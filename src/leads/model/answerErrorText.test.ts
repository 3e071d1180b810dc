import { exampleSite } from '../../content/site/exampleSite.fixture'
import type { AnswerError } from './answerErrorStrings'
import { answerErrorText } from './answerErrorText'

const strings = {
  ...exampleSite.strings,
  required_field: 'Required',
  fill_in_field: 'Fill in: {field}',
  invalid_email: 'No e-mail address',
  must_be_company_email: 'Use the address of your company',
  invalid_phone: 'No telephone number',
}

it.each<[AnswerError, string | undefined, string]>([
  ['MISSING_FIELD', undefined, 'Required'],
  ['MISSING_FIELD', 'Company', 'Fill in: Company'],
  ['INVALID_EMAIL', 'E-mail', 'No e-mail address'],
  ['NON_WORK_EMAIL', 'E-mail', 'Use the address of your company'],
  ['INVALID_PHONE', 'Phone', 'No telephone number'],
  ['INVALID_PHONE', undefined, 'No telephone number'],
])('%s of the field %s is "%s"', (error, label, text) => {
  expect(answerErrorText(error, strings, label)).toBe(text)
})
