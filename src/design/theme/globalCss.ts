import { customPropertiesCss } from './customProperties'
import { fontCss, fontFamily } from './fonts'
import { breakpoints, em } from './tokens'

const resetCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--header-height) + var(--space-16));hyphens:auto;overflow-wrap:break-word}
body,h1,h2,h3,h4,h5,h6,p,figure,blockquote,dl,dd,ul,ol,pre,fieldset{margin:0;padding:0}
fieldset{border:0;min-width:0}
h1,h2,h3,h4,h5,h6,p,li,dt,dd,blockquote{overflow-wrap:anywhere}
table :is(p,li){overflow-wrap:break-word}
img,svg,video,iframe{display:block;max-width:100%}
img,video{height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button,summary{cursor:pointer;touch-action:manipulation}
summary{list-style:none}
[data-island]{display:contents}
summary::-webkit-details-marker{display:none}
a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:.08em}
table{border-collapse:collapse}
pre{overflow-x:auto;white-space:pre-wrap}
[hidden]{display:none!important}
`

const bodyCss = `
body{min-height:100vh;background:var(--colour-paper);color:var(--colour-ink);font-family:${fontFamily};font-size:var(--font-size-16);font-weight:400;line-height:1.55;text-wrap:pretty;-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,h5,h6{font-weight:600;line-height:1.15;letter-spacing:-.02em;text-wrap:balance}
:is(main,h1,h2,h3,h4,p)[tabindex="-1"]:focus{outline:none}
@media (max-width:${em(breakpoints.md - 0.02)}){html:has([data-fills-screen][open]){overflow:hidden}}
:focus-visible{outline:3px solid var(--colour-focus);outline-offset:2px;border-radius:var(--radius-small);box-shadow:0 0 0 2px var(--colour-paper)}
::selection{background:var(--colour-coral-soft);color:var(--colour-ink)}
.paragraph-base{font-size:var(--font-size-16);font-weight:400;line-height:1.6;letter-spacing:0}
.quoted{quotes:auto}
.quoted>:first-child::before{content:open-quote}
.quoted>:last-child::after{content:close-quote}
.visually-hidden:not(:focus):not(:active){position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}
`

/** Gatsby's announcer is in English only and names the previous page; layout/RouteAnnouncer replaces it. */
const announcerCss = '#gatsby-announcer{display:none}'

const motionCss = `
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
`

/**
 * The static style of every page as one string for the HTML head: fonts, tokens as custom properties, reset,
 * running text (classes of src/design/components/RichText), focus ring, reduced motion.
 */
export const globalCss: string = [fontCss, customPropertiesCss, resetCss, bodyCss, announcerCss, motionCss]
  .join('')
  .replace(/\n+/g, '')
