import styled from 'styled-components'
import type { ToolWords } from '../../../content/cms/toolWords'
import { Heading } from '../../../design/components/Heading'
import { Stack } from '../../../design/components/Stack'
import { wordsOf } from '../../words/model/wordsFor'
import { suggestedAnswers, type Market } from '../model/answers'
import { noEdits } from '../model/edits'
import { policyOf } from '../model/policy'
import type { ExpensePolicyWordKey } from '../model/wordKeys'

const Clause = styled.p`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  max-width: var(--measure, 68ch);

  & > span:first-child {
    color: var(--colour-ink-muted);
    font-variant-numeric: tabular-nums;
  }
`

type SamplePolicyProps = {
  /** Words of the parts `expense-policy` and `policy-clauses`. */
  words: ToolWords
  clauses: ToolWords
  market: Market
}

/** The policy that the builder suggests before any question is answered, in full, as text of the page. */
export function SamplePolicy({ words, clauses, market }: SamplePolicyProps) {
  const { sections } = policyOf({
    work: { htmlLang: market.htmlLang, answers: suggestedAnswers(market), edits: noEdits },
    words: wordsOf<ExpensePolicyWordKey>(words),
    clauses,
    market,
  })
  return (
    <Stack gap="l">
      {sections.map(({ id, number, title, clauses: shown }) => (
        <Stack key={id} gap="s">
          <Heading level={3}>{`${number} ${title}`}</Heading>
          {shown.map((clause) => (
            <Clause key={clause.name}>
              <span>{clause.number}</span>
              <span>{clause.text}</span>
            </Clause>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
