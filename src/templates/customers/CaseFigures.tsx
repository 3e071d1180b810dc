import styled from 'styled-components'
import type { CaseResult } from '../../content/cms/documentLists'
import { ResultFigure } from '../../design/components/ResultFigure'
import { Section } from '../../design/components/Section'
import { media } from '../../design/theme/tokens'

const Figures = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  list-style: none;

  ${media.sm} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }

  & > li {
    padding-block-start: var(--space-16);
    border-block-start: 2px solid var(--colour-coral);
  }
`

/** The results of a case, large; nothing for a case without any. */
export function CaseFigures({ results }: { results: readonly CaseResult[] }) {
  if (results.length === 0) return null
  return (
    <Section>
      <Figures role="list">
        {results.map((result) => (
          <li key={result.label}>
            <ResultFigure result={result} large />
          </li>
        ))}
      </Figures>
    </Section>
  )
}
