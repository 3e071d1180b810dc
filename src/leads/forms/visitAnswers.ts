/**
 * What a visitor has said about the company in this visit, in the flow of questions or in a form that was accepted: the
 * work-email lead carries it, so that it is not asked again. It is in memory only and known only while functionality is
 * allowed; a withdrawal forgets it.
 */
import { whenAllowed } from '../../visitor/consent/gate'
import { consent } from '../../visitor/consent/store'
import { flowProperties, isFlowValue, type FlowLeadValues } from '../model/flowAnswers'

let ofForms: FlowLeadValues = {}
let ofFlow: FlowLeadValues = {}
let isConnected = false

function forget(): void {
  ofForms = {}
  ofFlow = {}
}

function mayRemember(): boolean {
  if (!isConnected) {
    isConnected = true
    whenAllowed('functionality', () => undefined, forget)
  }
  return consent.allows('functionality')
}

/** Remembers the present answers of the flow of questions, instead of those before. */
export function rememberFlow(answers: FlowLeadValues): void {
  if (mayRemember()) ofFlow = answers
}

/** Remembers what an accepted form said about the company; anything else in it is left out. */
export function rememberForm(values: Readonly<Record<string, string | undefined>>): void {
  if (!mayRemember()) return
  const found = flowProperties.flatMap((name) => {
    const value = values[name]
    return value !== undefined && isFlowValue(name, value) ? [[name, value] as const] : []
  })
  ofForms = { ...ofForms, ...Object.fromEntries(found) }
}

/** What is known of this visit; nothing without consent. */
export const visitAnswers = (): FlowLeadValues => (mayRemember() ? { ...ofForms, ...ofFlow } : {})
