/**
 * The flags of the site, each with the value that applies as long as the flag service has not said otherwise: the one
 * that is safe for the visitor. The service may spell a name with hyphens: `hubspot-banner` is `hubspotBanner`.
 */
export const flagDefaults = {
  /** Visitors are asked what they allow. Off: everything is allowed without asking. */
  hubspotBanner: true as boolean,
} satisfies Record<string, boolean | string | number>

export type Flags = Readonly<typeof flagDefaults>

export type FlagName = keyof Flags

/** The flags in an answer of the service. A flag that is missing or of another type has its default. */
export function parseFlags(answer: Readonly<Record<string, unknown>>): Flags {
  return Object.fromEntries(
    Object.entries(flagDefaults).map(([name, usual]) => {
      const value = Object.hasOwn(answer, name) ? answer[name] : undefined
      return [name, typeof value === typeof usual ? value : usual]
    }),
  ) as Flags
}
