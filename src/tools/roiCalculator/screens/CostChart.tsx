import styled, { css } from 'styled-components'
import { media } from '../../../design/theme/tokens'
import type { Words } from '../../words/model/wordsFor'
import { chartColours, chartParts, costChart, type ChartPart } from '../model/costChart'
import type { RoiFormat } from '../model/roiTexts'
import type { Savings } from '../model/savings'
import type { RoiWordKey } from '../model/wordKeys'

/** Without colour: full, empty, and stripes in two directions. */
const chartPatterns: Record<ChartPart, string> = {
  employee: 'CanvasText',
  approver: 'Canvas',
  finance: 'repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 8px)',
  software: 'repeating-linear-gradient(0deg, CanvasText 0 2px, Canvas 2px 6px)',
}

const Figure = styled.figure`
  display: grid;
  gap: var(--space-20);
  min-width: 0;
  margin: 0;
`

const Caption = styled.figcaption`
  font-size: var(--font-size-18);
  font-weight: 600;
`

const Bars = styled.div`
  display: grid;
  gap: var(--space-16);
`

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-12);
  justify-content: space-between;
  margin-block-end: var(--space-4);
  font-variant-numeric: tabular-nums;

  & strong {
    font-weight: 600;
  }
`

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: var(--space-40);
`

/** Its edge keeps the light colours apart from the paper, also where the system takes the colours away. */
const edge = css`
  border: 1px solid color-mix(in srgb, var(--colour-ink) 55%, transparent);
  border-radius: var(--radius-small);

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

/** Where the system takes the colours away, a part is known by its pattern. */
const pattern = css<{ $part: ChartPart }>`
  background: var(--colour-${({ $part }) => chartColours[$part]});

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${({ $part }) => chartPatterns[$part]};
  }
`

const Segment = styled.span<{ $part: ChartPart }>`
  ${edge}
  ${pattern}
  min-width: 0;
  overflow: hidden;

  ${media.motion} {
    transition: width 0.3s ease-out;
  }
`

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-20);
  padding: 0;
  font-size: var(--font-size-14);
  list-style: none;

  & > li {
    display: flex;
    gap: var(--space-8);
    align-items: center;
  }
`

const Swatch = styled.span<{ $part: ChartPart }>`
  ${edge}
  ${pattern}
  flex: none;
  width: var(--space-16);
  height: var(--space-16);
`

type CostChartProps = { savings: Savings; words: Words<RoiWordKey>; format: RoiFormat }

/** The costs of a year today and with the product as two bars on one scale. The table beside it has all its figures. */
export function CostChart({ savings, words, format }: CostChartProps) {
  const { bars, description } = costChart(savings, words, format)
  return (
    <Figure>
      <Caption>{words.chart_title}</Caption>
      <Bars role="img" aria-label={description}>
        {bars.map(({ key, label, value, parts }) => (
          <div key={key}>
            <Name>
              <span>{label}</span> <strong>{value}</strong>
            </Name>
            <Bar>
              {parts.map(({ part, share }) => (
                <Segment key={part} $part={part} style={{ width: `${(share * 100).toFixed(3)}%` }} />
              ))}
            </Bar>
          </div>
        ))}
      </Bars>
      <Legend role="list">
        {chartParts.map((part) => (
          <li key={part}>
            <Swatch $part={part} aria-hidden="true" />
            <span>{words[part]}</span>
          </li>
        ))}
      </Legend>
    </Figure>
  )
}
