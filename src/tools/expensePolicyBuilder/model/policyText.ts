import { labelled } from '../../../core/i18n/labelled'
import type { Policy } from './policy'

/** The policy as plain text, for an e-mail or a wiki. */
export const policyText = ({ title, facts, sections }: Policy, htmlLang: string): string =>
  [
    title,
    facts.map(({ label, value }) => labelled(label, value, htmlLang)).join('\n'),
    ...sections.map(({ number, title: sectionTitle, clauses }) =>
      [`${number} ${sectionTitle}`, ...clauses.map((clause) => `${clause.number} ${clause.text}`)].join('\n'),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
