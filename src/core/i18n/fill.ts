/**
 * A value that ends in a full stop (`75 kr.`), without it where the text goes on with the full stop of its sentence. Three
 * dots stay.
 */
export const withoutSecondStop = (value: string, after: string): string =>
  value.endsWith('.') && /^\.(?!\.)/.test(after) ? value.slice(0, -1) : value

/** Fills `{name}` in a string of the content: `fill('Navigated to {title}', { title })`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string, at: number) =>
    withoutSecondStop(values[name] ?? whole, text.slice(at + whole.length)),
  )
}
