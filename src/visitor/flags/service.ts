/** The port of a flag service; src/browser connects a vendor to it. */

export type FlagReport = {
  /** All flags by their name, now and after every change. */
  loaded(values: Readonly<Record<string, unknown>>): void
  /** There are no flags: the service does not know this site, cannot be reached, or its answer cannot be read. */
  failed(reason: unknown): void
}

/** Asks for the flags and reports them until the page is closed. Called once. Throws nothing. */
export type FlagService = (report: FlagReport) => void
