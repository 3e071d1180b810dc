import styled from 'styled-components'
import { Section } from '../../design/components/Section'
import { media } from '../../design/theme/tokens'

export type CaseFigure = { label: string; figure: string; rest: string }

/** A fact whose value begins with a number as a figure; undefined for any other: `4, previously 9` → `4` and `previously 9`. */
export function figureOf({ label, value }: { label: string; value: string }): CaseFigure | undefined {
  const [, figure, rest = ''] =
    /^([^\s\d]*\d+(?:[\s.]\d{3})*(?:[.,]\d+)?[^\s,;:]*)[,;:]?(?:\s+(.*))?$/.exec(value.trim()) ?? []
  return figure && label ? { label, figure, rest } : undefined
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);

  ${media.sm} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  & > div {
    padding-block-start: var(--space-16);
    border-block-start: 2px solid var(--colour-coral);
  }

  & dt {
    color: var(--colour-ink-muted);
  }

  & b {
    display: block;
    font-size: var(--font-size-48);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    line-height: 1.2;
  }
`

/** What a case can say in figures, large; nothing for a case without any. */
export function CaseFigures({ figures }: { figures: readonly CaseFigure[] }) {
  if (figures.length === 0) return null
  return (
    <Section>
      <Figures>
        {figures.map(({ label, figure, rest }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{figure}</b> {rest}
            </dd>
          </div>
        ))}
      </Figures>
    </Section>
  )
}
