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

/** The largest pieces of a part of a page, with their bytes in Brotli and what they begin with. */
function largest(pieces: readonly string[], name: (piece: string) => string): string[] {
  return pieces
    .map((piece) => ({ bytes: brotliCompressSync(piece).byteLength, piece }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map(({ bytes, piece }) => `${String(bytes).padStart(7)}  ${name(piece)}`)
}

const wordsOf = (piece: string): string =>
  piece
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)

/** Where the bytes of a part come from: its largest pieces, or the file that makes it. */
export function sourcesOfPart(html: string, part: HtmlPart): string[] {
  const text = textsOfParts(html)[part]
  switch (part) {
    case 'styles':
      return [
        ...largest(text.split('/*!sc*/'), (rule) => rule.trim().slice(0, 60)),
        'src/design/theme/globalCss.ts, src/design/layout/frameCss.ts, and the styled components of the page',
      ]
    case 'header':
      return ['src/design/layout/Header.tsx, and the navigation document of the locale, else of its language']
    case 'footer':
      return ['src/design/layout/Footer.tsx, and the navigation document of the locale, else of its language']
    case 'main':
      return largest(text.match(/<section\b.*?<\/section>/gs) ?? [text], wordsOf)
    case 'props':
      return largest(
        html.match(/<div data-island="[^"]*"[^>]*>/g) ?? [],
        (tag) => `island ${/data-island="([^"]*)"/.exec(tag)?.[1] ?? ''}`,
      )
    case 'rest':
      return [
        ...largest(text.match(/<script\b.*?<\/script>/gs) ?? [], (tag) => tag.slice(0, 60)),
        'src/seo/PageHead.tsx, src/browser/page/serverHead.tsx, src/browser/bootstrap',
      ]
  }
}
