/** Escapes a text for use in a pattern. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for a whole text; with a string, a locator's `hasText` also matches part of a text. */
export const exactly = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}\\s*$`)

/** A pattern for the label of a control, with or without the asterisk of a required one. */
export const labelled = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}(\\s*\\*)?\\s*$`)
