import { choiceCategories } from '../consent/state'
import { bannerCss, noticeCss } from './bannerCss'
import { controlNoteId } from './bannerId'
import type { BannerTexts } from './texts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** A part of the HTML, to be put into another as it is. */
type Markup = { html: string }

/** HTML without the line breaks of its source. Texts that are put in are escaped, other parts are not. */
const html = (source: TemplateStringsArray, ...values: (string | Markup | readonly Markup[])[]): Markup => {
  const parts = source.map((part, index) => {
    const value = values[index] ?? ''
    const markup = (typeof value === 'string' ? [{ html: escape(value) }] : [value]).flat()
    const text = markup.map((one) => one.html).join('')
    return part.replace(/\s*\n\s*/g, '').replaceAll(' />', '>') + text
  })
  return { html: parts.join('') }
}

const isChoice = (category: string): boolean => choiceCategories.some((choice) => choice === category)

const checkbox = ({ category, title, text }: BannerTexts['categories'][number]): Markup => html`
  <label>
    <input type="checkbox" ${isChoice(category) ? html`name="${category}"` : html`checked disabled`} />
    ${title}
    <span>${text}</span>
  </label>
`

/**
 * What is inside of the banner's region: a native form. Accepting and refusing are the same buttons, side by side; the
 * settings open in place, and can be closed without an answer when a visitor has opened them. With the Global Privacy
 * Control (`data-control`) a note says what it refuses; the rest is the same.
 */
export const bannerHtml = (texts: BannerTexts): string =>
  html`
    <style>
      ${{ html: bannerCss }}
    </style>
    <form>
      <h2>${texts.title}</h2>
      <p>
        ${texts.text}${texts.policy ? html` <a href="${texts.policy.path}">${texts.policy.text}</a>` : ''}
      </p>
      <p data-note id="${controlNoteId}">${texts.privacy_control}</p>
      <div data-answers>
        <button value="all">${texts.accept}</button>
        <button value="none">${texts.refuse}</button>
      </div>
      <details>
        <summary>${texts.settings}</summary>
        <div>
          <fieldset aria-label="${texts.settings}">${texts.categories.map(checkbox)}</fieldset>
          <div data-answers>
            <button value="some">${texts.save}</button>
            <button data-close>${texts.close}</button>
          </div>
        </div>
      </details>
    </form>
  `.html

/** The line that says that cookies are in use, with a link to the settings. */
export const noticeHtml = ({ notice, label, policy }: BannerTexts): string =>
  html`
    <style>
      ${{ html: noticeCss }}
    </style>
    <p>${notice} <a data-consent href="${policy?.path ?? '#'}">${label}</a></p>
  `.html
