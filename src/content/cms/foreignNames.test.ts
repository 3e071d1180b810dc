import { markForeignNames } from './foreignNames'

const marked = (text: string, htmlLang = 'en-GB', spans: { start: number; end: number; type?: string; data?: object }[] = []) =>
  markForeignNames({ text, spans }, htmlLang).spans

const german = { type: 'label', start: 8, end: 38, data: { label: 'lang-de' } }

it('a name in another language says which one', () => {
  expect(marked('Ask the Bundesministerium der Finanzen.')).toEqual([german])
  expect(marked('Verohallinto ja Skatteverket', 'fi-FI')).toEqual([
    { type: 'label', start: 16, end: 28, data: { label: 'lang-sv' } },
  ])
})

it('a name in the language of the page needs none, nor has a part of a word one', () => {
  expect(marked('Das Bundesministerium der Finanzen', 'de-AT')).toEqual([])
  expect(marked('Skatteverkets blankett')).toEqual([])
})

it('leaves words whose language is known, and links that end within them', () => {
  expect(marked('Ask the Bundesministerium der Finanzen.', 'en-GB', [german])).toEqual([german])
  const link = { type: 'hyperlink', start: 0, end: 25 }
  expect(marked('Ask the Bundesministerium der Finanzen.', 'en-GB', [link])).toEqual([link])
  const whole = { type: 'hyperlink', start: 0, end: 38 }
  expect(marked('Ask the Bundesministerium der Finanzen.', 'en-GB', [whole])).toEqual([whole, german])
})
