import type { codePaths } from './paths'

/** The names, in breadcrumbs, of the pages of code that have documents below them: the titles of their content. */
export const codePageNames: Partial<Record<(typeof codePaths)[number], string>> = {
  '/us/legal': 'Legal information',
}
