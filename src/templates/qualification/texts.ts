import type { Content } from '@prismicio/client'

const keys = [
  'progress_number', 'progress_range', 'progress_up_to', 'progress_exact', 'progress_last', 'several_hint', 'missing_answer', 'next_label',
  'back_label', 'restart_label', 'resumed_text', 'answers_title', 'change_label', 'none_chosen', 'sent_text',
  'skip_label',
] as const satisfies readonly (keyof Content.QualificationFlowDocument['data'])[] // prettier-ignore

/** The texts around the questions, of the document; empty where it has none. */
export type FlowTexts = Readonly<Record<(typeof keys)[number], string>>

export const flowTexts = (data: Partial<Content.QualificationFlowDocument['data']>): FlowTexts =>
  Object.fromEntries(keys.map((key) => [key, data[key] ?? ''])) as FlowTexts
