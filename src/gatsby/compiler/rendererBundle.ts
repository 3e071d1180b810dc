import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Configuration } from 'webpack'

/**
 * Packages of which only code in the browser makes use, after a page has loaded: they write files, read pasted tables, check
 * numbers, show previews. No page is rendered with them.
 */
const packagesOfBrowser = [
  'docx',
  'fast-xml-parser',
  'gatsby-plugin-prismic-previews',
  'libphonenumber-js',
  'papaparse',
  'pdfkit',
  'stdnum',
  'write-excel-file',
]

const isOfBrowser = (request: string): boolean =>
  packagesOfBrowser.some((name) => request === name || request.startsWith(`${name}/`))

/**
 * Leaves out of the renderer of pages what rendering does not need, half of its code: those packages are required from
 * node_modules should a page need one after all. Its source map names lines, which is enough for the message about a page that
 * cannot be rendered.
 */
export function shortenRenderer({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-html') return
  const config = getConfig() as Configuration
  const externals = Array.isArray(config.externals) ? config.externals : []
  config.externals = [
    ...externals,
    ({ request = '' }, callback) =>
      isOfBrowser(request) ? callback(undefined, `commonjs ${request}`) : callback(),
  ]
  config.devtool = 'cheap-module-source-map'
  actions.replaceWebpackConfig(config)
}
