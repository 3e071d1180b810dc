import type { Content, SharedSlice } from '@prismicio/client'

type AnySlice = Content.PageDocumentData['slices'][number]
type SliceId = AnySlice['slice_type']

type Rule = boolean | ((slice: { variation: string; primary: Record<string, unknown> }) => boolean)

/**
 * Which slices need their code on the page they are prerendered in: all that have state, effects or event handlers. The
 * others keep their HTML; links and native disclosures work without. A call to action or a hero needs it with a form.
 */
const needsCode: Record<SliceId, Rule> = {
  banner: false,
  call_to_action: ({ variation }) => variation === 'withForm',
  cards: false,
  checklist: false,
  comparison_table: false,
  contact: false,
  embed: true,
  faq: false,
  feature_grid: false,
  form: true,
  hero: ({ primary }) => primary['form'] === 'work_email',
  image: false,
  integration_grid: false,
  link_list: false,
  logo_wall: false,
  media_text: false,
  pricing_table: false,
  quote: false,
  resource_list: false,
  rich_text: false,
  stats: false,
  steps: false,
  timeline: false,
  video: true,
}

/** True when a slice does something in the browser, beyond links and native elements. */
export function hasBehaviour(slice: SharedSlice): boolean {
  const rule = needsCode[slice.slice_type as SliceId] as Rule | undefined
  return typeof rule === 'function' ? rule(slice) : (rule ?? true)
}
