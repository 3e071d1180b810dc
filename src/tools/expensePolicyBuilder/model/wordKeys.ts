import {
  choiceOptions,
  notPaidIds,
  type AnswerId,
  type ChoiceId,
  type ChoiceOption,
  type NotPaidId,
} from './answers'
import { sectionIds } from './clauses'
import { hintedIds, stepIds, stepQuestions, type StepId } from './questions'

export { policyClauseKeys, type PolicyClauseKey } from './clauseKeys'

/** Words around the questions and in the document. */
const plainKeys = [
  // Steps of the questionnaire
  'steps_label', 'step_of', 'back', 'next', 'to_policy', 'to_questions', 'show_all', 'show_part', 'yes', 'no',
  // Fields
  'countries_add', 'countries_choose', 'countries_remove', 'problem_min_max',
  'text_too_long', 'amount_zero', 'amount_at_least', 'policy_uses',
  // The document
  'title', 'title_named', 's_payment_cards', 'contents', 'fact_company', 'fact_version', 'fact_dated',
  'fact_applies_from', 'fact_owner', 'page_of',
  // The preview
  'preview', 'clauses_failed', 'changed_status', 'edit_mode', 'edit_mode_end', 'not_legal_advice',
  // Editing
  'edit_clause', 'edit_title', 'clause_text', 'section_title', 'save_text', 'cancel', 'move_up', 'move_down',
  'move_to', 'move_to_section', 'move_here', 'clauses_full', 'sections_full',
  'remove_clause', 'remove_section', 'restore', 'restore_original', 'removed_title', 'add_clause', 'new_clause',
  'add_section', 'new_section', 'section_up', 'section_down', 'mark_edited', 'mark_own', 'answer_changed',
  'not_needed', 'remove_text', 'take_new_text', 'keep_my_text', 'edits_to_check', 'reset_edits', 'moved_status', 'removed_status',
  // Downloads
  'download_pdf', 'download_docx', 'copy_text', 'text_copied', 'copy_by_hand', 'problems_before',
] as const // prettier-ignore

/** A question of yes and no takes the common words instead. */
type OptionKey = `o_${ChoiceId}_${ChoiceOption}`

const questionIds = stepIds.flatMap((step: StepId) => stepQuestions[step].map(({ id }) => id))

/** Whether a question is answered with yes or no alone. */
export const isYesNo = (id: ChoiceId): boolean =>
  choiceOptions[id].length === 2 && (choiceOptions[id] as readonly string[]).includes('yes')

/** The keys of the options of a question; a question of yes and no takes the common words. */
export function optionKeys(id: ChoiceId): OptionKey[] {
  return isYesNo(id) ? [] : choiceOptions[id].map((option) => `o_${id}_${option}` as const)
}

/** The keys of the words of the expense policy builder. */
export const expensePolicyWordKeys = [
  ...plainKeys,
  ...stepIds.map((step) => `step_${step}` as const),
  ...sectionIds.map((section) => `s_${section}` as const),
  ...questionIds.map((id) => `q_${id}` as const),
  ...hintedIds.map((id) => `h_${id}` as const),
  ...(Object.keys(choiceOptions) as ChoiceId[]).flatMap((id) => optionKeys(id)),
  ...notPaidIds.map((id) => `o_not_paid_${id}` as const),
]

export type ExpensePolicyWordKey =
  | (typeof plainKeys)[number]
  | `q_${AnswerId}`
  | `step_${StepId}`
  | `s_${(typeof sectionIds)[number]}`
  | `h_${(typeof hintedIds)[number]}`
  | OptionKey
  | `o_not_paid_${NotPaidId}`
