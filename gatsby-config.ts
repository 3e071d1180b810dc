import type { GatsbyConfig } from 'gatsby'
import createManifestAdapter from './plugins/gatsby-adapter-manifest'
import { readRedirectsFile } from './src/build/redirectsFile'
import { siteHeaders } from './src/build/siteHeaders'
import { brand } from './src/core/brand'
import { environment } from './src/core/environment'
import { readEnvFile } from './src/core/environment/envFile'
import { pathTests } from './src/visitor/experiments/declarations'

// Reports every invalid variable before anything else happens.
readEnvFile(process.cwd())
const variables = environment()

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: brand.siteOrigin },
  trailingSlash: 'never',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  adapter: createManifestAdapter({
    redirects: readRedirectsFile,
    headers: siteHeaders(variables),
    pathTests,
    hasFunctions: variables.FUNCTIONS === 'on',
  }),
  plugins: [
    'gatsby-source-prismic-raw',
    {
      resolve: 'gatsby-plugin-service-worker',
      options: { isOff: variables.SERVICE_WORKER === 'off' },
    },
    {
      resolve: 'gatsby-plugin-styled-components',
      // The names of components would be in every class attribute and in the bundles.
      options: { displayName: process.env['NODE_ENV'] !== 'production', fileName: false },
    },
  ],
}

export default config
