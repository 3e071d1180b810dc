import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Code that decides what the nodes hold; Gatsby itself watches only gatsby-config and gatsby-node. */
const inputs = [
  'locales.config.ts',
  'content-api',
  'src/brand',
  'src/cms',
  'src/i18n',
  'src/routing',
  'src/pagePlan',
  'src/contentRules',
  'src/contentSource',
  'src/contentNodes',
  'src/site',
  'src/pages',
  'plugins/gatsby-source-prismic-raw',
  'customtypes',
]

/** Digest of that code and of the pages of code that exist. */
export function codeDigest(root: string): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const target = path.join(root, input)
    const files = /\.ts$/.test(input)
      ? ['']
      : readdirSync(target, { recursive: true, encoding: 'utf8' })
          .filter((file) => /(?<!\.(?:test|fixture))\.(tsx?|json)$/.test(file))
          .sort()
    for (const file of files) {
      hash.update(file)
      // Only the names of pages matter here: webpack watches their code.
      if (input !== 'src/pages') hash.update(readFileSync(path.join(target, file)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
