import type { Content } from '@prismicio/client'
import { group, heading, noLink, pageTitle, text } from './compose'

/* One function per slice to write pages in code. Fields that are left out are empty, as in a document. */

type HeroFields = Content.HeroSlice['primary']
type LinkField = HeroFields['primary_link']
type Scene = HeroFields['scene']
type Icon = Content.FeatureGridSliceDefaultPrimaryFeaturesItem['icon']
type FormKind = Content.FormSlice['primary']['form']

const frame = { id: '', slice_label: null, version: 'initial', items: [] as never[] } as const

type Links = { primary?: LinkField; secondary?: LinkField }

const links = ({ primary, secondary }: Links) => ({
  primary_link: primary ?? noLink,
  secondary_link: secondary ?? noLink,
})

type HeroWords = Links & {
  eyebrow: string
  title: string
  lead: string
  scene?: Scene
  /** Shows the field for a work email in the hero. */
  form?: boolean
  centered?: boolean
}

/** The top of the page with its h1. */
export const hero = ({
  eyebrow,
  title,
  lead,
  scene = 'none',
  form,
  centered,
  ...targets
}: HeroWords): Content.HeroSlice => ({
  ...frame,
  slice_type: 'hero',
  variation: centered ? 'centered' : 'default',
  primary: {
    eyebrow,
    title: pageTitle(title),
    lead: text(lead),
    ...links(targets),
    form: form ? 'work_email' : 'none',
    scene,
    image: {},
  },
})

type Feature = { icon: Icon; title: string; text: string; link?: LinkField }

/** Short features with an icon each. */
export const features = (
  title: string,
  lead: string | null,
  items: readonly Feature[],
): Content.FeatureGridSlice => ({
  ...frame,
  slice_type: 'feature_grid',
  variation: 'default',
  primary: {
    title: heading(title),
    lead,
    features: group(
      items.map((item) => ({ ...item, template: null, link: item.link ?? noLink })),
    ),
  },
})

type MediaTextWords = {
  eyebrow?: string
  title: string
  body: Content.MediaTextSlice['primary']['body']
  scene: Scene
  link?: LinkField
  mediaFirst?: boolean
}

/** Text beside a scene of the product. */
export const mediaText = ({
  eyebrow,
  title,
  body,
  scene,
  link,
  mediaFirst,
}: MediaTextWords): Content.MediaTextSlice => ({
  ...frame,
  slice_type: 'media_text',
  variation: mediaFirst ? 'mediaFirst' : 'default',
  primary: { eyebrow: eyebrow ?? null, title: heading(title), body, link: link ?? noLink, scene, image: {} },
})

/** Steps in their order. */
export const steps = (
  title: string,
  lead: string | null,
  items: readonly { title: string; text: string }[],
): Content.StepsSlice => ({
  ...frame,
  slice_type: 'steps',
  variation: 'default',
  primary: { title: heading(title), lead, steps: group(items) },
})

/** Days or months and what happens on them. */
export const timeline = (
  title: string,
  events: readonly { date: string; title: string; text: string }[],
): Content.TimelineSlice => ({
  ...frame,
  slice_type: 'timeline',
  variation: 'default',
  primary: { title: heading(title), events: group(events) },
})

/** Things that are included or needed. */
export const checklist = (
  title: string,
  lead: string | null,
  items: readonly string[],
): Content.ChecklistSlice => ({
  ...frame,
  slice_type: 'checklist',
  variation: 'default',
  primary: { title: heading(title), lead, items: group(items.map((item) => ({ text: item }))) },
})

/** Question and answer; the answer may hold links and several paragraphs. */
export const answers = (pairs: readonly [question: string, ...answer: string[]][]) =>
  group(pairs.map(([question, ...answer]) => ({ question, answer: text(...answer) })))

/** Questions that open in place. */
export const faq = (
  title: string,
  pairs: readonly [question: string, ...answer: string[]][],
): Content.FaqSlice => ({
  ...frame,
  slice_type: 'faq',
  variation: 'default',
  primary: { title: heading(title), questions: answers(pairs) },
})

type Columns = readonly [string, string, string?]
type Row = readonly [feature: string, ...values: [string, string, string?]]
type Comparison = { title: string; caption: string; columns: Columns; rows: readonly Row[]; note?: string }

/** A table of two or three ways to do something. */
export const comparison = ({
  title,
  caption,
  columns,
  rows,
  note,
}: Comparison): Content.ComparisonTableSlice => ({
  ...frame,
  slice_type: 'comparison_table',
  variation: 'default',
  primary: {
    title: heading(title),
    caption,
    column_1: columns[0],
    column_2: columns[1],
    column_3: columns[2] ?? null,
    rows: group(
      rows.map(([feature, value_1, value_2, value_3]) => ({
        feature,
        value_1,
        value_2,
        value_3: value_3 ?? null,
      })),
    ),
    note: note ?? null,
  },
})

type CardWords = { tag: string; title: string; text: string; link: LinkField }

/** Linked cards. */
export const cards = (title: string, items: readonly CardWords[]): Content.CardsSlice => ({
  ...frame,
  slice_type: 'cards',
  variation: 'default',
  primary: { title: heading(title), cards: group(items.map((item) => ({ ...item, image: {} }))) },
})

/** Links with a line of text each. */
export const linkList = (
  title: string,
  items: readonly { link: LinkField; text: string }[],
): Content.LinkListSlice => ({
  ...frame,
  slice_type: 'link_list',
  variation: 'default',
  primary: { title: heading(title), links: group(items) },
})

/** Running text. */
export const prose = (body: Content.RichTextSlice['primary']['body']): Content.RichTextSlice => ({
  ...frame,
  slice_type: 'rich_text',
  variation: 'default',
  primary: { body },
})

type QuoteWords = { quote: string; author: string; role: string; company: string; portrait: Content.QuoteSlice['primary']['portrait']; link?: LinkField }

/** A quotation of a person of an invented company. */
export const quote = ({ quote: words, link, ...who }: QuoteWords): Content.QuoteSlice => ({
  ...frame,
  slice_type: 'quote',
  variation: 'default',
  primary: { quote: text(words), ...who, is_example: true, link: link ?? noLink },
})

/** A short notice. */
export const banner = (
  tone: Content.BannerSlice['primary']['tone'],
  words: string,
  link?: LinkField,
): Content.BannerSlice => ({
  ...frame,
  slice_type: 'banner',
  variation: 'default',
  primary: { tone, text: words, link: link ?? noLink },
})

/** One of the site's forms with an introduction. */
export const form = (
  kind: FormKind,
  words: { title: string; lead: string; submit: string; note?: string },
): Content.FormSlice => ({
  ...frame,
  slice_type: 'form',
  variation: 'default',
  primary: {
    title: heading(words.title),
    lead: text(words.lead),
    form: kind,
    submit_label: words.submit,
    note: words.note ? text(words.note) : [],
  },
})

type Channel = {
  kind: 'email' | 'phone' | 'address' | 'hours' | 'chat'
  label: string
  value: string
  link?: LinkField
}

/** Ways to reach a person. */
export const contact = (title: string, lead: string, channels: readonly Channel[]): Content.ContactSlice => ({
  ...frame,
  slice_type: 'contact',
  variation: 'default',
  primary: {
    title: heading(title),
    lead,
    channels: group(channels.map((channel) => ({ ...channel, link: channel.link ?? noLink }))),
  },
})

/** Names of systems the product exchanges data with. */
export const names = (title: string, items: readonly string[]): Content.LogoWallSlice => ({
  ...frame,
  slice_type: 'logo_wall',
  variation: 'default',
  primary: { title, logos: group(items.map((name) => ({ name, logo: {} }))) },
})

/** A call to action at the end of a page: one or two links. */
export const callToAction = (title: string, words: string, targets: Links): Content.CallToActionSlice => ({
  ...frame,
  slice_type: 'call_to_action',
  variation: 'default',
  primary: { title: heading(title), text: words, ...links(targets) },
})

/** A call to action at the end of a page: the work e-mail form. */
export const workEmail = (title: string, words: string): Content.CallToActionSlice => ({
  ...frame,
  slice_type: 'call_to_action',
  variation: 'withForm',
  primary: { title: heading(title), text: words, ...links({}) },
})
