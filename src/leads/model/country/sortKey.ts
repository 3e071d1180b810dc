/** Letters at the end of the alphabet of a language; in other languages they sort as their base letter. */
const lastLetters: Readonly<Record<string, string>> = { da: 'æøå', nb: 'æøå', sv: 'åäö', fi: 'åäö' }

/** Letters without a Unicode decomposition. */
const asLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ł: 'l',
}

/** Sorts after every letter from a to z. */
const afterZ = '{'

/**
 * A key that sorts names by code units as in a dictionary of the language (ISO 639-1), the same in every environment:
 * without diacritics, and with punctuation as space.
 */
export function sortKey(name: string, language: string): string {
  const last = lastLetters[language] ?? ''
  return [...name.normalize('NFC').toLowerCase()]
    .map((letter) => {
      const place = last.indexOf(letter)
      if (place >= 0) return `${afterZ}${place}`
      return asLetters[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
    })
    .join('')
    .replace(/[^a-z0-9{]+/g, ' ')
    .trim()
}
