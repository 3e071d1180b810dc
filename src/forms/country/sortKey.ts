/** Letters that stand at the end of the alphabet; elsewhere they count as the letter below their mark. */
const lastLetters: Readonly<Record<string, string>> = { da: 'æøå', nb: 'æøå', sv: 'åäö', fi: 'åäö' }

/** Letters that no decomposition takes apart. */
const asLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ł: 'l',
}

/** Comes after every letter from a to z. */
const afterZ = '{'

/**
 * A text by which names sort as in a dictionary of the language (ISO 639-1), by code units, in every environment
 * alike: without marks, punctuation counts as space.
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
