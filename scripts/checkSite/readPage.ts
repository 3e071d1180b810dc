import { readFileSync } from 'node:fs'
import { Parser } from 'htmlparser2'
import { applicationBytes } from './applicationBytes'

/** The picture of a page for social networks, as its head names it. */
export type SocialImageTags = { url: string; width: string; height: string; alt: string }

export type Image = { src: string; hasSize: boolean; alt: string | undefined }

/** The data of one built page that the checks need. */
export type HtmlPage = {
  /** Path the page is served at. */
  path: string
  lang: string
  title: string
  description: string
  canonical: string | undefined
  isIndexable: boolean
  alternates: { hreflang: string; href: string }[]
  headings: { level: number; text: string; isHidden: boolean }[]
  /** The parts of the page that are landmarks: `header`, `main`, `footer` of the page itself, not of a section. */
  landmarks: string[]
  /** What `main` says to a visitor without JavaScript, with single spaces. */
  mainText: string
  ids: string[]
  links: string[]
  images: Image[]
  /** Scripts outside the inert template: their addresses, or their code when they are inline. */
  scripts: { src?: string; code: string }[]
  jsonLd: string[]
  /** Tokens of texts that nothing has filled in: `{plan:growth.monthly}`. */
  tokens: string[]
  socialImage: SocialImageTags
  /** Bytes that the bootstrap and its data add to the compressed page; undefined on a page without a bootstrap script. */
  applicationBytes: number | undefined
  /** The addresses of the files that the bootstrap loads. */
  applicationFiles: string[]
}

const absent = (page: string): HtmlPage => ({
  path: page,
  lang: '',
  title: '',
  description: '',
  canonical: undefined,
  isIndexable: true,
  alternates: [],
  headings: [],
  landmarks: [],
  mainText: '',
  ids: [],
  links: [],
  images: [],
  scripts: [],
  jsonLd: [],
  tokens: [],
  socialImage: { url: '', width: '', height: '', alt: '' },
  applicationBytes: undefined,
  applicationFiles: [],
})

const socialImageProperties: Record<string, keyof SocialImageTags> = {
  'og:image': 'url',
  'og:image:width': 'width',
  'og:image:height': 'height',
  'og:image:alt': 'alt',
}

/** An element whose end has not come: whether it can be seen, and whether it is a `details` that is closed. */
type OpenElement = { name: string; isHidden: boolean; isClosed: boolean }

const isHidden = (attributes: Record<string, string>): boolean =>
  'hidden' in attributes || /display:\s*none|visibility:\s*hidden/.test(attributes['style'] ?? '')

/** Elements whose text nobody sees without JavaScript. */
const unseen = ['template', 'script', 'style', 'svg']
const sections = ['main', 'article', 'section', 'aside', 'nav']

/** Reads a built HTML file. Text inside an SVG counts neither as title nor as heading. */
export function readPage(file: string, path: string): HtmlPage {
  const page = absent(path)
  const open: OpenElement[] = []
  let text: ((chunk: string) => void) | undefined
  const inside = (name: string): boolean => open.some((element) => element.name === name)
  const hidden = (): boolean => open.at(-1)?.isHidden === true
  const parser = new Parser({
    onopentag(name, attributes) {
      if (['header', 'main', 'footer'].includes(name) && ![...sections, 'template'].some(inside))
        page.landmarks.push(name)
      // Words of neighbouring elements are apart.
      if (inside('main')) page.mainText += ' '
      const folded = open.at(-1)?.isClosed === true && name !== 'summary'
      open.push({
        name,
        isHidden: hidden() || folded || isHidden(attributes),
        isClosed: name === 'details' && !('open' in attributes),
      })
      if (attributes['id']) page.ids.push(attributes['id'])
      if (name === 'html') page.lang = attributes['lang'] ?? ''
      if (name === 'title' && !inside('svg')) text = (chunk) => (page.title += chunk)
      if (name === 'meta' && attributes['name'] === 'description')
        page.description = attributes['content'] ?? ''
      if (name === 'meta' && attributes['name'] === 'robots')
        page.isIndexable = !/noindex/.test(attributes['content'] ?? '')
      const socialImageKey = socialImageProperties[attributes['property'] ?? '']
      if (name === 'meta' && socialImageKey) page.socialImage[socialImageKey] = attributes['content'] ?? ''
      if (name === 'link' && attributes['rel'] === 'canonical') page.canonical = attributes['href']
      if (name === 'link' && attributes['rel'] === 'alternate' && attributes['hreflang']) {
        page.alternates.push({ hreflang: attributes['hreflang'], href: attributes['href'] ?? '' })
      }
      if (name === 'a' && attributes['href'] !== undefined) page.links.push(attributes['href'])
      if (name === 'img') {
        const { src = '', width, height, alt } = attributes
        page.images.push({ src, hasSize: Boolean(width && height), alt })
      }
      const level = /^h([1-6])$/.exec(name)?.[1]
      if (level && !inside('template')) {
        const heading = { level: Number(level), text: '', isHidden: hidden() }
        page.headings.push(heading)
        text = (chunk) => (heading.text += chunk)
      }
      if (attributes['id'] === 'application')
        page.applicationFiles = attributes['data-release']?.split(' ').slice(1) ?? []
      if (name === 'script' && !inside('template')) {
        if (attributes['type'] === 'application/ld+json') {
          page.jsonLd.push('')
          text = (chunk) => (page.jsonLd[page.jsonLd.length - 1] += chunk)
        } else {
          const script: { src?: string; code: string } = {
            code: '',
            ...(attributes['src'] ? { src: attributes['src'] } : {}),
          }
          page.scripts.push(script)
          text = (chunk) => (script.code += chunk)
        }
      }
    },
    ontext(chunk) {
      text?.(chunk)
      if (inside('main') && !hidden() && !unseen.some(inside)) page.mainText += chunk
    },
    onclosetag(name) {
      open.splice(
        open.findLastIndex((element) => element.name === name),
        1,
      )
      if (/^(title|h[1-6]|script)$/.test(name)) text = undefined
    },
  })
  const html = readFileSync(file, 'utf8')
  parser.end(html)
  page.mainText = page.mainText.replace(/\s+/g, ' ').trim()
  page.applicationBytes = applicationBytes(html)
  page.tokens = html.match(/\{(?:market\.|money:|plan:|fact:)[^{}<]*\}/g) ?? []
  return page
}
