import { brotliCompressSync } from 'node:zlib'

/** The parts of a page's HTML that grow for different reasons. */
export const htmlParts = ['styles', 'header', 'main', 'props', 'footer', 'rest'] as const
export type HtmlPart = (typeof htmlParts)[number]

const all = (html: string, pattern: RegExp): string => (html.match(pattern) ?? []).join('')
const props = / data-props=(?:"[^"]*"|'[^']*')/g
const styles = /<style\b[^>]*>.*?<\/style>/gs

/** The text from the first tag to the last end of an element; empty without one. */
function element(html: string, name: string): string {
  const start = html.search(new RegExp(`<${name}\\b`))
  const close = `</${name}>`
  const end = html.lastIndexOf(close)
  return start < 0 || end < start ? '' : html.slice(start, end + close.length)
}

/** The text of each part: `props` are those of islands, `rest` is everything else, such as the head and the scripts. */
export function textsOfParts(html: string): Record<HtmlPart, string> {
  const [main, footer] = [element(html, 'main'), element(html, 'footer')]
  const before = main ? html.slice(0, html.indexOf(main)) : html
  const header = element(before, 'header')
  const rest = [header, main, footer].reduce(
    (text, part) => (part ? text.replace(part, () => '') : text),
    html,
  )
  return {
    styles: all(html, styles),
    header,
    main: main.replace(props, '').replace(styles, ''),
    props: all(main, props),
    footer,
    rest: rest.replace(styles, ''),
  }
}

/** The bytes of each part in Brotli of the best quality, as a page is sent that may fit into the first round trip. */
export function bytesOfParts(html: string): Record<HtmlPart, number> {
  const texts = textsOfParts(html)
  const bytes = (text: string): number => (text === '' ? 0 : brotliCompressSync(text).byteLength)
  return Object.fromEntries(htmlParts.map((part) => [part, bytes(texts[part])])) as Record<HtmlPart, number>
}
