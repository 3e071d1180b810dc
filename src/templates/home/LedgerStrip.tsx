import styled from 'styled-components'
import { useOffer } from '../../content/site/RelatedDataContext'

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-4) var(--space-32);
  margin-block-start: var(--space-32);
  color: var(--colour-ink-muted);

  & > b {
    font-size: var(--font-size-20);
    font-weight: 700;
    letter-spacing: -0.02em;
  }
`

/** The accounting systems of the market as words, under the first screen; nothing where the market has none. */
export function LedgerStrip() {
  const ledgers = useOffer()?.home?.ledgers
  if (!ledgers) return null
  return (
    <Root>
      {ledgers.label}{' '}
      {ledgers.names.map((name) => (
        <b key={name}>{name} </b>
      ))}
    </Root>
  )
}
