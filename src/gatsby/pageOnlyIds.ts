/**
 * Styled components that only the content of a page uses. What is added to a page later, a modal or the chat, uses others,
 * which therefore must stay noted in a style sheet (src/gatsby/shorterPage.ts). The ids of these, which the build makes
 * (src/gatsby/browserBundle/componentIds.ts), begin with one of the first letters of the alphabet.
 */
export const pageOnlyFolders: readonly string[] = [
  'slices',
  'templates',
  'design/productScreens',
  ...[
    'Accordion',
    'FeatureList',
    'Lead',
    'NumberedSteps',
    'PageHeader',
    'Prose',
    'QuoteFigure',
    'Section',
  ].map((name) => `design/components/${name}`),
]
const firstLetters = /^[a-h]/

/** Whether a file, by its path in the project, has such components. */
export const isPageOnlyFile = (file: string): boolean =>
  pageOnlyFolders.some((folder) => file.startsWith(`src/${folder}/`))

/** Whether an id is of such a component. */
export const isPageOnlyId = (id: string): boolean => firstLetters.test(id)
