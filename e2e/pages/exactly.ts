/** A pattern for a whole text, where a locator's `hasText` would take a part of it. */
export const exactly = (text: string): RegExp =>
  new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`)
