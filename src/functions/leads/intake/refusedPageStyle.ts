import { colours } from '../../../design/theme/colours'
import { controlHeights, radii } from '../../../design/theme/tokens'

/** The styles of the page that shows a refused form again: the site's colours and controls, without its font. */
export const refusedPageStyle = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: ${colours.ink}; background: ${colours.paper} }
body { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere }
h1 { font-size: 1.25rem; line-height: 1.3 }
form { display: grid; gap: 1rem; margin-block: 1.5rem }
label { display: block; font-size: .875rem; font-weight: 500 }
small, label:has(input[type=checkbox]) { font-size: .875rem; font-weight: 400 }
small { color: ${colours['ink-muted']} }
a { color: ${colours.accent} }
input, select, textarea, button { box-sizing: border-box; min-height: ${controlHeights.input}px; padding: .5rem .75rem; font: inherit; font-size: 1rem; border-radius: ${radii.control}px }
:is(input:not([type=checkbox]), select, textarea) { display: block; width: 100%; margin-top: .25rem; color: inherit; background: ${colours.surface}; border: 1px solid ${colours['line-strong']}; font-weight: 400 }
input[type=checkbox] { min-height: 0; margin-inline-start: 0; vertical-align: middle; accent-color: ${colours.accent} }
:is(input, select, textarea)[aria-invalid=true] { border-color: ${colours.error} }
.error { margin: .25rem 0 0; color: ${colours.error}; font-size: .875rem }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
button { padding-inline: 1.25rem; color: ${colours['on-accent']}; background: ${colours.accent}; border: 0; font-weight: 600; cursor: pointer }
button:hover { background: ${colours['accent-strong']} }
:focus-visible { outline: 3px solid ${colours.focus}; outline-offset: 2px }
@media (forced-colors: active) { button { border: 1px solid } }
`
