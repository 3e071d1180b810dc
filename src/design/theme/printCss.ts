import { brand } from '../../core/brand'
import { colours } from './colours'
import { digestPath } from './digestPath'

const declared = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--colour-${name}:${value}`)
    .join(';')

/** Dark text on white paper in every tone: browsers leave out backgrounds, and ink is dear. */
const paperColours = declared({
  ...colours,
  paper: '#fff',
  tint: '#fff',
  surface: '#fff',
  'accent-soft': '#fff',
  'coral-soft': '#fff',
  'on-accent': colours.ink,
})

/** What is drawn in a picture of the product (src/design/productScreens/Stage.tsx). It is no text to read without its ground. */
const picture = 'main [role=img]>[aria-hidden]'

/** The elements of the page's frame (src/design/layout/PageLayout.tsx): all are children of Gatsby's wrapper. */
const frame = '#gatsby-focus-wrapper'
/** A page with a legal text, marked by its date (src/templates/sections/UpdatedOn.tsx). */
const legalText = 'main:has([data-legal-text])'

const rules = `
@page{margin:16mm}
:root,[data-tone]{${paperColours}}
${picture}{${declared(colours)};print-color-adjust:exact}
:root{--header-height:0px;--section-space:var(--space-24);--gutter:0px}
html{overflow:visible!important;font-size:11pt}
body{min-height:0}
*,*::before,*::after{animation:none!important;transition:none!important}
${frame}>:not(main):not(footer),${frame}>footer :is(nav,details,ul,[data-replay]){display:none!important}
${frame}>footer{padding-block:var(--space-24) 0}
h1,h2,h3,h4,h5,h6,summary,thead{break-after:avoid}
tr,figure,blockquote,img,svg,summary,li,article,fieldset,dl>div,details{break-inside:avoid}
p,li{orphans:3;widows:3}
main :is(.button,nav,[role=search]),main button:not([role=tab],[aria-expanded]){display:none!important}
main :is(a,button){background:none!important;color:inherit!important}
main [role=region][tabindex]{overflow:visible}
main table{width:100%!important;min-width:0!important;font-size:.9em}
main :is(th,td){min-width:0!important;max-width:none!important;padding:var(--space-4) var(--space-8)!important}
main summary::after{display:none}
main details::details-content{display:block;block-size:auto;content-visibility:visible}
${legalText} a:is([href^="/"],[href^="http"])::after{font-size:.875em;font-weight:400;overflow-wrap:anywhere}
${legalText} a[href^="http"]::after{content:" (" attr(href) ")"}
${legalText} a[href^="/"]::after{content:" (${brand.siteOrigin}" attr(href) ")"}
`

/**
 * The style of printed pages: the content without the frame of the page, closed questions with their answers, legal
 * texts with the addresses of their links. A separate file, because few visitors print.
 */
export const printCss: string = rules.replace(/\n+/g, '')

/** The address of the file. */
export const printCssPath = digestPath('print', 'css', printCss)
