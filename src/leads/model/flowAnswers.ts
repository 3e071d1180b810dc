/**
 * The interface between a flow of questions and the leads: what a visitor answered in a flow goes with a lead under the
 * names of properties. Pure; the server takes these properties from the forms that `answersOf` names (forms.ts) and
 * refuses a value outside of its enumeration.
 */
import {
  features,
  propertyValues,
  type AccountingSystem,
  type CompanySize,
  type Feature,
  type LeadProperty,
  type MonthlySpend,
} from './properties'

/** The properties that a question of a flow may be about. */
export const flowProperties = [
  'company_size_range', 'monthly_business_spend', 'accounting_system', 'features_of_interest', 'jobtitle',
] as const satisfies readonly LeadProperty[] // prettier-ignore

export type FlowProperty = (typeof flowProperties)[number]

/** The answers of a flow. Several features are of interest, anything else has one value. */
export type FlowAnswers = {
  company_size_range?: CompanySize
  monthly_business_spend?: MonthlySpend
  accounting_system?: AccountingSystem
  features_of_interest?: readonly Feature[]
  jobtitle?: string
}

/** What the lead forms are given (`hidden` of LeadForm): each property as HubSpot takes it. */
export type FlowLeadValues = Partial<Record<FlowProperty, string>>

export const isFlowProperty = (name: string): name is FlowProperty =>
  (flowProperties as readonly string[]).includes(name)

/** True for the one property that takes several values. */
export const takesSeveral = (property: FlowProperty): boolean => property === 'features_of_interest'

/** True when a lead can carry this value under the property. */
export const isFlowValue = (property: FlowProperty, value: string): boolean =>
  value !== '' && (propertyValues[property]?.includes(value) ?? true)

/** The answers as HubSpot takes them: features joined with ";" in the order of the enumeration, nothing that is empty. */
export function leadValuesOf({ features_of_interest: chosen = [], ...single }: FlowAnswers): FlowLeadValues {
  const joined = features.filter((feature) => chosen.includes(feature)).join(';')
  const all: FlowLeadValues = { ...single, features_of_interest: joined }
  return Object.fromEntries(flowProperties.flatMap((name) => (all[name] ? [[name, all[name]]] : [])))
}
