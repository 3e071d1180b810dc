import { consentParts, plainConsentText } from './consentMarkup'

it.each([
  ['a text without links', 'We answer.', ['We answer.']],
  [
    'links between words',
    'See our [terms](legal) and [privacy](https://a.example/b?c=d#e).',
    [
      'See our ',
      { words: 'terms', target: 'legal' },
      ' and ',
      { words: 'privacy', target: 'https://a.example/b?c=d#e' },
      '.',
    ],
  ],
  ['a link alone', '[terms](legal)', [{ words: 'terms', target: 'legal' }]],
  ['brackets that are no link', 'Cards [all] (virtual) [a]( b )', ['Cards [all] (virtual) [a]( b )']],
  ['nothing', '', []],
])('parses %s', (_name, text, parts) => {
  expect(consentParts(text)).toEqual(parts)
})

it('the plain text has no targets of links', () => {
  expect(plainConsentText('See our [terms](legal) and [privacy](privacy).')).toBe(
    'See our terms and privacy.',
  )
})
