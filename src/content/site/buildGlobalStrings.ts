import { textOf, type Fields } from '../cms/fields'
import { globalStringKeys, type GlobalStrings } from './globalStrings'

/**
 * The strings of a locale, from the localized strings of its language; a key it lacks comes from those of the default
 * locale, which are localized for the same market.
 */
export const buildGlobalStrings = (own: Fields, fallback: Fields): GlobalStrings =>
  Object.fromEntries(
    globalStringKeys.map((key) => [key, textOf(own[key]) || textOf(fallback[key])]),
  ) as GlobalStrings
