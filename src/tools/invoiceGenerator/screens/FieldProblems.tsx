import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { fill } from '../../../core/i18n/fill'
import { labelOfField } from './fieldLabels'
import { useInvoice } from './InvoiceContext'
import { TextButton } from './parts'

const List = styled.ul`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding-inline-start: var(--space-20);

  & small {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-14);
    overflow-wrap: anywhere;
  }
`

type FieldProblemsProps = {
  /** `rule`: the rule of the norm that says so. */
  problems: readonly { path: string; text: string; rule?: string }[]
  /** Opens the step with a field and moves the focus there. */
  onOpenField: (path: string) => void
}

/** What is wrong, each with the way to its field. */
export function FieldProblems({ problems, onOpenField }: FieldProblemsProps) {
  const { words } = useInvoice()
  const { htmlLang } = useLocale()
  return (
    <List>
      {problems.map(({ path, text, rule = '' }) => {
        const label = labelOfField(path, words, htmlLang)
        return (
          <li key={`${rule} ${path}`}>
            {label ? (
              <TextButton type="button" onClick={() => onOpenField(path)}>
                {label}
              </TextButton>
            ) : null}{' '}
            <span>{text}</span>
            {rule ? <small>{` ${fill(words.rule_of, { rule })}`}</small> : null}
          </li>
        )
      })}
    </List>
  )
}
