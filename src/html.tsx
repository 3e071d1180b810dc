import type { ReactNode } from 'react'

/** What Gatsby gives to the document of a page. */
type DocumentProps = {
  htmlAttributes: object
  headComponents: ReactNode
  bodyAttributes: object
  preBodyComponents: ReactNode
  body: string
  postBodyComponents: ReactNode
}

/** The document around every page: Gatsby's own, without what only browsers before those of this site read. */
export default function Document({
  htmlAttributes,
  headComponents,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
}: DocumentProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/html-has-lang -- Gatsby passes it in the attributes, from the page's head.
    <html {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {postBodyComponents}
      </body>
    </html>
  )
}
