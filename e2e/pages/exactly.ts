/** Escapes a text for use in a pattern. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for a whole text, where a locator's `hasText` would take a part of it. */
export const exactly = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}\\s*$`)

/** A pattern for the label of a control, with the star of a required one or without. */
export const labelled = (text: string): RegExp => new RegExp(`^\\s*${escaped(text)}(\\s*\\*)?\\s*$`)
