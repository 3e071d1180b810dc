import type { GatsbyConfig } from 'gatsby'
import { brand } from './src/brand'
import { environment } from './src/environment'

// Reports every faulty variable before anything else happens.
environment()

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: brand.siteOrigin },
  trailingSlash: 'never',
  graphqlTypegen: false,
  jsxRuntime: 'automatic',
  plugins: ['gatsby-source-prismic-raw', 'gatsby-plugin-styled-components'],
}

export default config
