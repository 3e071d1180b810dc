/** The syntax of nginx's configuration: texts, and the tables that it calls maps. */

/** nginx replaces `$name` in values and knows no escape for it; this variable holds a `$`. */
const dollar = 'outlay_dollar'

/** The definition of the variable that `verbatim` uses. */
export const dollarSign = `geo $${dollar} {\n  default "$";\n}`

/** A text as one argument. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A text as a value in which nothing is replaced. */
export const verbatim = (text: string): string => text.replaceAll('$', () => `\${${dollar}}`)

/** A row of a map: of one text, or of all texts that a regular expression of PCRE matches. A value may name variables. */
export type Row = { value: string } & ({ text: string } | { expression: string })

/**
 * A map: `source`, a text with variables, gives `variable`. A row of one text is found before all expressions, of which the
 * first that matches applies; without any the value is empty, or `otherwise`.
 */
export type NginxMap = { source: string; variable: string; rows: readonly Row[]; otherwise?: string }

const keyOf = (row: Row): string => ('text' in row ? row.text : `~${row.expression}`)

/** The rows without those whose key another has before them: they are never found, and nginx refuses them. */
export function distinctRows(rows: readonly Row[]): Row[] {
  const known = new Set<string>()
  return rows.filter((row) => {
    const isNew = !known.has(keyOf(row))
    known.add(keyOf(row))
    return isNew
  })
}

/** The text of a map. */
export function mapText({ source, variable, rows, otherwise = '' }: NginxMap): string {
  return [
    `map ${quoted(source)} $${variable} {`,
    `  default ${quoted(otherwise)};`,
    ...distinctRows(rows).map((row) => `  ${quoted(keyOf(row))} ${quoted(row.value)};`),
    '}',
  ].join('\n')
}
