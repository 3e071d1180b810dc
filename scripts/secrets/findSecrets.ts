import { variableNames } from '../../src/core/environment'
import { secretRules } from './secretRules'

/** A secret in a file. Its text is never part of a message. */
export type SecretFinding = { file: string; line: number; what: string }

/** Variables of commands, beside those of the server, whose values are secrets. */
const ofCommands = ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'NETLIFY_AUTH_TOKEN']

/** The variables whose values nobody may see. Public ids (`FRESHCHAT_TOKEN`, `FARO_API_KEY`) are none. */
export const secretVariables: readonly string[] = [
  ...variableNames.filter(
    (name) =>
      /(?:_SECRET|_SECRET_KEY|_ACCESS_TOKEN|_WRITE_TOKEN|_TYPES_TOKEN)$/.test(name) ||
      name.startsWith('LEADS_DATABASE'),
  ),
  ...ofCommands,
]

/** Shorter values, as in development, are found everywhere by chance. */
const shortestValue = 8

function passwordOf(address: string): string {
  const { password } = new URL(address)
  try {
    return decodeURIComponent(password)
  } catch {
    return password
  }
}

/** The values of secret variables, by the variable, in the spellings in which they may have come into a file. */
export function secretValues(variables: Readonly<Record<string, string | undefined>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const name of secretVariables) {
    const value = variables[name] ?? ''
    // Of the address of a database only the password is secret; a file has none.
    const secret = URL.canParse(value) ? passwordOf(value) : value
    if (secret.length < shortestValue || secret.startsWith('file:')) continue
    const spellings = [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      Buffer.from(secret).toString('base64'),
    ]
    found.set(name, [...new Set(spellings)])
  }
  return found
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** The secrets in the text of a file. */
export function findSecrets(
  file: string,
  text: string,
  values: ReadonlyMap<string, readonly string[]>,
): SecretFinding[] {
  const byRule = secretRules.flatMap(({ name, pattern, isSecret = () => true }) =>
    [...text.matchAll(pattern)]
      .filter((match) => isSecret(match))
      .map(({ index }) => ({ file, line: lineOf(text, index), what: name })),
  )
  const byValue = [...values].flatMap(([name, spellings]) => {
    const index = spellings.map((one) => text.indexOf(one)).find((place) => place >= 0)
    return index === undefined ? [] : [{ file, line: lineOf(text, index), what: `the value of ${name}` }]
  })
  return [...byRule, ...byValue]
}
