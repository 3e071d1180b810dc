import { inflectedForms, renamer, type Identity } from './rename'

const from: Identity = {
  name: 'Amberly',
  slug: 'amberly',
  siteHost: 'www.amberly.example',
  appHost: 'app.amberly.example',
  blogHost: 'blog.amberly.example',
  parentDomain: 'amberly.example',
  emailDomain: 'amberly.example',
}
const to: Identity = {
  name: 'Tovo Pay',
  slug: 'tovopay',
  siteHost: 'tovo.example',
  appHost: 'my.tovo.example',
  blogHost: 'notes.tovo.example',
  parentDomain: 'tovo.example',
  emailDomain: 'mail.tovo.example',
}

it.each([
  ['Amberly', 'Tovo Pay'],
  ['AMBERLY_TEST', 'TOVOPAY_TEST'],
  ['with_amberly', 'with_tovopay'],
  ['whyAmberly, UsWhyAmberly', 'whyTovopay, UsWhyTovopay'],
  ['https://www.amberly.example/en', 'https://tovo.example/en'],
  ['https://app.amberly.example/register', 'https://my.tovo.example/register'],
  ['https://blog.amberly.example', 'https://notes.tovo.example'],
  ['https://video.amberly.example/a', 'https://video.tovo.example/a'],
  ['hello@amberly.example', 'hello@mail.tovo.example'],
  ['ada%40amberly.example', 'ada%40mail.tovo.example'],
  [String.raw`/www\.amberly\.example/`, String.raw`/tovo\.example/`],
  ['an Amberly card. An Amberly account', 'a Tovo Pay card. A Tovo Pay account'],
  ['an amberly-coloured card', 'an tovopay-coloured card'],
  ['nothing', 'nothing'],
])('%s becomes %s', (text, expected) => {
  expect(renamer(from, to).text(text)).toBe(expected)
})

it('a French article before a vowel is written out before a consonant', () => {
  const french = renamer(from, to, { language: 'fr' })
  expect(french.text('la carte d’Amberly, qu’Amberly')).toBe('la carte de Tovo Pay, que Tovo Pay')
  expect(renamer(to, from, { language: 'fr' }).text('la carte de Tovo Pay')).toBe('la carte d’Amberly')
})

it('a legal name is replaced as a whole', () => {
  const renamed = renamer(from, to, { before: [['Amberly GmbH', 'Tovo Zahlungen GmbH']] })
  expect(renamed.text('Die Amberly GmbH und Amberly')).toBe('Die Tovo Zahlungen GmbH und Tovo Pay')
})

it('spans of rich text stay on their words', () => {
  const block = {
    type: 'paragraph',
    text: 'Amberly has Amberly cards',
    spans: [
      { start: 0, end: 7, type: 'strong' },
      { start: 20, end: 25, type: 'hyperlink', data: { url: 'https://app.amberly.example' } },
    ],
  }
  const renamed = renamer(from, to).value(block) as typeof block
  const { text, spans } = renamed
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['Tovo Pay', 'cards'])
  expect(spans[1]?.data).toEqual({ url: 'https://my.tovo.example' })
})

it('the same brand again changes nothing', () => {
  const text = 'Tovo Pay, tovopay, my.tovo.example, hello@mail.tovo.example, notes.tovo.example'
  expect(renamer(to, to).text(text)).toBe(text)
})

it('forms of the name that grammar changes are listed with their language and number', () => {
  const texts = [
    { text: 'Tovos Karten, die Tovo-Karte und die Tovo-Karte; Tovo', language: 'de-de', place: 'a' },
    { text: 'Tovon kortti', language: 'fi-fi', place: 'b' },
    { text: 'an Tovo card by Tovo', language: 'en-gb', place: 'c' },
  ]
  expect(inflectedForms('Tovo', texts)).toEqual([
    { form: 'Tovo-Karte', language: 'de-de', count: 2, place: 'a' },
    { form: 'Tovos', language: 'de-de', count: 1, place: 'a' },
    { form: 'an Tovo', language: 'en-gb', count: 1, place: 'c' },
    { form: 'Tovon', language: 'fi-fi', count: 1, place: 'b' },
  ])
})
