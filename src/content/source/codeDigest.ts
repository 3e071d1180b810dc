import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Code that decides what the nodes and the resolvers give; Gatsby itself watches only gatsby-config and gatsby-node.
 * Of the slices only the mocks count, which the pages of all slices show: webpack watches the rest.
 */
const inputs: readonly { place: string; counts?: RegExp }[] = [
  { place: 'locales.config.ts' },
  { place: 'content-api' },
  { place: 'src/core/brand' },
  { place: 'src/core/environment' },
  { place: 'src/content/cms' },
  { place: 'src/core/i18n' },
  { place: 'src/core/routing' },
  { place: 'src/content/plan' },
  { place: 'src/content/rules' },
  { place: 'src/content/source' },
  { place: 'src/content/nodes' },
  { place: 'src/content/site' },
  { place: 'src/visitor/experiments/declarations.ts' },
  { place: 'src/visitor/consent' },
  { place: 'src/visitor/consentBanner' },
  { place: 'src/core/values' },
  { place: 'src/product/demo' },
  { place: 'src/content/offlinePage' },
  { place: 'src/content/events' },
  { place: 'src/content/us' },
  { place: 'src/design/theme' },
  // What homepages say of them: how many rules, how many countries, from which day.
  { place: 'src/tools/invoiceGenerator/model' },
  { place: 'src/tools/numbers/model' },
  { place: 'src/tools/vat/model' },
  // Files of the templates, whose sizes pages say.
  { place: 'src/tools/pdf/exports' },
  { place: 'src/tools/spreadsheet/exports' },
  { place: 'src/tools/templateFiles' },
  // The bands of mileage that a template calculates with.
  { place: 'src/tools/travelRates/model' },
  { place: 'src/tools/words/model' },
  { place: 'src/gatsby/cacheFolder.ts' },
  { place: 'src/slices', counts: /\/mocks\.json$/ },
  { place: 'plugins/gatsby-source-prismic-raw' },
  { place: 'customtypes' },
]

/** The pages of code, of which only the names matter here: webpack watches their code, and their content is in src/content/us. */
const codePages = 'src/pages'

const isCode = (file: string): boolean => /(?<!\.(?:test|fixture))\.(tsx?|json)$/.test(file)

function filesIn(root: string, place: string): string[] {
  if (/\.ts$/.test(place)) return [place]
  return readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isCode)
    .sort()
    .map((file) => `${place}/${file}`)
}

/** The files whose content is in the digest, relative to the root of the project. */
export const digestedFiles = (root: string): string[] =>
  inputs.flatMap(({ place, counts }) =>
    filesIn(root, place).filter((file) => !counts || counts.test(file.slice(place.length + 1))),
  )

/** Digest of that code and of the pages of code that exist. */
export function codeDigest(root: string): string {
  const hash = createHash('sha256')
  for (const file of digestedFiles(root)) hash.update(file).update(readFileSync(path.join(root, file)))
  for (const file of filesIn(root, codePages)) hash.update(file)
  return hash.digest('hex').slice(0, 16)
}
