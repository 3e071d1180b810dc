/** Written by Gatsby while it builds. */
declare module '$virtual/async-requires.js' {
  /** Loads the template of a name; by the names of page-data. */
  export const components: Readonly<Record<string, (() => Promise<unknown>) | undefined>>
}
