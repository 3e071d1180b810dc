import { choiceOf, parseChoice, type ConsentChoice, type ConsentState } from './state'

/** Key of the decision in localStorage. */
export const consentKey = 'consent/v2'

/**
 * Version of the question to the visitor. Raising it by one invalidates every stored decision, refusals included, so
 * that the question is asked again.
 */
export const consentVersion = 1

/** How long a decision is valid, in milliseconds: 365 days, as the cookie policy says. */
export const consentLifetime = 365 * 24 * 60 * 60 * 1000

/** How far in the future a decision may be, in milliseconds: the clock of the device was put right since. */
const clockTolerance = 24 * 60 * 60 * 1000

type Decided = Extract<ConsentState, { name: 'decided' }>

/** The state for a choice made at a time in milliseconds since 1970. */
export const decision = (choice: ConsentChoice, decidedAt: number): Decided => ({
  name: 'decided',
  preferences: { necessary: true, ...choiceOf((category) => choice[category]) },
  decidedAt,
})

/** The text that stores a decision in localStorage. */
export function writeRecord({ preferences, decidedAt }: Decided): string {
  return JSON.stringify({ version: consentVersion, decidedAt, preferences })
}

/**
 * The decision in a stored text; undefined for null, for a decision that is too old at `now` or of the future, which would
 * count for longer than its lifetime, for another version and for invalid text. Never throws.
 */
export function readRecord(text: string | null, now: number): Decided | undefined {
  const record = parsed(text)
  const decidedAt = record['decidedAt']
  if (record['version'] !== consentVersion || !Number.isSafeInteger(decidedAt)) return undefined
  const age = now - (decidedAt as number)
  if (age > consentLifetime || age < -clockTolerance) return undefined
  const choice = parseChoice(record['preferences'])
  return choice && decision(choice, decidedAt as number)
}

function parsed(text: string | null): Partial<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') as Partial<Record<string, unknown>> | null) ?? {}
  } catch {
    return {}
  }
}
