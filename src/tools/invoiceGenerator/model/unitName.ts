import { units, type Unit } from './invoice'

/** Codes of a piece that other programs write for one (C62). */
const pieces = ['EA', 'H87']

/** The name of a unit; the code itself of one that has no word. */
export function unitName(code: string, words: Readonly<Record<`unit_${Unit}`, string>>): string {
  const unit = pieces.includes(code) ? 'C62' : units.find((one) => one === code)
  return unit ? words[`unit_${unit}`] : code
}
