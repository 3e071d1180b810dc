import model from '../../../customtypes/survey/index.json'
import { surveyTextKeys } from '../site/survey'
import { lines, story } from './content.fixture'
import { surveyFindings } from './survey'

const filled = {
  ...Object.fromEntries(surveyTextKeys.map((key) => [key, `the ${key}`])),
  typeform_id: 'moe6aa',
  hidden_survey_paths: [{ path: '/pricing' }, { path: '/lp/*' }],
}
const findingsOf = (data: Record<string, unknown>, type = 'survey') =>
  lines(surveyFindings([story({ ...filled, ...data }, { type })]))

it('the keys are those of the model', () => {
  expect(Object.keys(model.json.Main)).toEqual([
    'typeform_id',
    'is_staging_only',
    'hidden_survey_paths',
    ...surveyTextKeys,
  ])
})

it('a complete survey has no findings, and documents of other types are not checked', () => {
  expect(findingsOf({})).toEqual([])
  expect(findingsOf({ typeform_id: '' }, 'page')).toEqual([])
})

it.each(['', 'moe 6aa', 'https://form.typeform.com/to/moe6aa', '../moe6aa', 'm'.repeat(33)])(
  'the id %j is named with its field',
  (id) => {
    expect(findingsOf({ typeform_id: id })).toEqual([
      `data.typeform_id: "${id}" is no form of Typeform: enter the end of its address, of form.typeform.com/to/moe6aa "moe6aa"`,
    ])
  },
)

it.each([
  ['', 'enter a path, or remove the entry'],
  ['pricing', '"pricing" must start with "/"'],
  ['/*/prices', '"/*/prices" has "*" before its end'],
  [
    '/en/pricing',
    '"/en/pricing" names a locale: leave it out, the path counts in every market of the language',
  ],
])('the hidden path %j is named with its field', (path, message) => {
  expect(findingsOf({ hidden_survey_paths: [{ path: '/faq' }, { path }] })).toEqual([
    `data.hidden_survey_paths.1.path: ${message}`,
  ])
})

it('a missing text is named', () => {
  expect(findingsOf({ start_label: ' ' })).toEqual([
    'data.start_label: the survey needs this text: fill it in',
  ])
})
