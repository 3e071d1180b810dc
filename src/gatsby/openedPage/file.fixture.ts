type FileOptions = { main?: string; isStatic?: boolean; hash?: string; styles?: string; ownStyles?: string }

/** The built file of a German page. */
export const staticPageFileOf = (
  path: string,
  { main = '', isStatic = true, hash = 'c0ffee', styles = '', ownStyles = '' }: FileOptions = {},
): string =>
  `<!DOCTYPE html><html lang="de-DE"><head><meta charset="utf-8"/><style>main{color:blue}</style>` +
  `<title data-gatsby-head="true">Page &amp; more</title><style data-styled="" data-styled-version="6.6.0">` +
  `.kX1{color:red;}/*!sc*/\ndata-styled.g1[id="qo0"]{content:"kX1,"}/*!sc*/\n${styles}</style>${ownStyles && `<style data-own="">${ownStyles}</style>`}` +
  `<link rel="canonical" href="https://www.outlay.example${path}" data-gatsby-head="true"/>` +
  `<script type="application/ld+json" data-gatsby-head="true">{"@type":"FAQPage"}</script></head>` +
  `<body><div id="___gatsby"><header></header><main id="main" tabindex="-1">${main}</main><footer></footer></div>` +
  `<script id="application" data-path="${path}" ${isStatic ? 'data-kept="" ' : ''}data-release="${hash} /app-1.js">` +
  `start()</script></body></html>`
