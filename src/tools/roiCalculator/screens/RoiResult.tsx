import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { labelled } from '../../../core/i18n/labelled'
import type { ResultTexts } from '../model/roiTexts'

/** A result is read out when it has not changed for so long, in ms. */
const restingTime = 900

const Headline = styled.p`
  font-size: clamp(var(--font-size-24), 1.15rem + 1.2vw, var(--font-size-32));
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1.2;
  overflow-wrap: anywhere;
  text-wrap: balance;
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-16) var(--space-20);

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    min-width: 0;
    padding-block-start: var(--space-12);
    border-block-start: 1px solid color-mix(in srgb, var(--colour-ink) 25%, transparent);
  }

  & dt {
    font-size: var(--font-size-14);
    line-height: 1.35;
  }

  & dd {
    font-size: var(--font-size-24);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
`

/** The result of the calculation: what it comes to, and the figures that matter. */
export function RoiResult({ result }: { result: ResultTexts }) {
  const { htmlLang } = useLocale()
  const { headline, note, facts } = result
  const spoken = [headline, ...facts.map(({ label, value }) => labelled(label, value, htmlLang))].join(' ')
  const [first] = useState(spoken)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    // The result of the first values was not requested.
    if (spoken === first && settled === '') return undefined
    const timer = setTimeout(() => setSettled(spoken), restingTime)
    return () => clearTimeout(timer)
  }, [spoken, first, settled])
  return (
    <>
      <Headline>{headline}</Headline>
      <p>{note}</p>
      <Facts>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </Facts>
      <p role="status" className="visually-hidden">
        {settled}
      </p>
    </>
  )
}
