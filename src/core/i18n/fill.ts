/** Fills `{name}` in a string of the content: `fill('Navigated to {title}', { title })`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
