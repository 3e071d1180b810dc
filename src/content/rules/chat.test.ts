import model from '../../../customtypes/chat/index.json'
import { chatTextKeys } from '../site/chatTexts'
import { chatFindings } from './chat'
import { lines, story } from './content.fixture'

const filled = Object.fromEntries(chatTextKeys.map((key) => [key, `the ${key}`]))
const findingsOf = (data: Record<string, unknown>, type = 'chat') =>
  lines(chatFindings([story(data, { type })]))

it('the keys are those of the model', () => {
  expect(Object.keys(model.json.Main)).toEqual([...chatTextKeys, 'contact_link'])
})

it('a chat with all texts has no findings, and other documents need none of them', () => {
  expect(findingsOf(filled)).toEqual([])
  expect(findingsOf({}, 'page')).toEqual([])
})

it.each([undefined, null, '', ' '])('a missing text is named: %j', (label) => {
  expect(findingsOf({ ...filled, label })).toEqual(['data.label: the chat needs this text: fill it in'])
})
