/**
 * Letters whose compatible form means something else beside other letters: in "10⁵", "2⅓" and "1①" it would make another
 * number. Superscripts, subscripts, fractions, and numbers and letters in circles.
 */
const changesMeaning =
  /[\u00aa\u00b2\u00b3\u00b9\u00ba\u00bc-\u00be\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2070-\u209c\u2150-\u215f\u2189\u2460-\u2473\u24b6-\u24ea\u3244-\u324f\u3251-\u325f\u3280-\u32bf]/

/** Units in one letter that end with a raised number: ㎡. */
const raisedUnit = /^[\u339f-\u33a6\u33a8\u33af]$/

const raised: Readonly<Record<string, string>> = { '2': '²', '3': '³' }

/**
 * What is drawn for a letter that no font has and that means the same in other letters (NFKC, Unicode Standard Annex 15):
 * the ligature ﬁ as "fi", Ａ as "A", Ⅷ as "VIII", ㎡ as "m²". Undefined when there is no such form.
 */
export function compatibleForm(letter: string): string | undefined {
  if (changesMeaning.test(letter)) return undefined
  const form = letter.normalize('NFKC')
  if (form === letter) return undefined
  return raisedUnit.test(letter) ? form.replace(/[23]$/, (digit) => raised[digit] ?? digit) : form
}

/** A text with the compatible forms of its letters after it, to know which fonts it may need. */
export const withCompatibleForms = (text: string): string =>
  // Every document has the fonts for the letters of Latin-1.
  text.normalize('NFC') + text.replace(/[\0-\xff]+/g, '').normalize('NFKC')
