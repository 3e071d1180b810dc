/** The plugin has no types for what Gatsby would call of it. */
declare module 'gatsby-plugin-prismic-previews/gatsby-browser' {
  import type { PluginOptions } from 'gatsby-plugin-prismic-previews'
  export const onClientEntry: (page: undefined, options: PluginOptions) => void
}

declare module 'gatsby-plugin-prismic-previews/gatsby-ssr' {
  import type { ReactElement } from 'react'
  type AddElements = (elements: ReactElement<Record<string, unknown>, string>[]) => void
  export const onRenderBody: (
    page: { setHeadComponents: AddElements; setPostBodyComponents: AddElements },
    options: { repositoryName: string },
  ) => void
}
