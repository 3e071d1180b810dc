import styled from 'styled-components'
import { brand } from '../../core/brand'

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--colour-ink);
  font-size: var(--font-size-24);
  font-weight: 700;
  letter-spacing: -0.04em;
  line-height: 1;
  white-space: nowrap;

  & > svg {
    flex: none;
  }
`

/** The logo: an open coin and the name. */
export function BrandMark() {
  return (
    <Root translate="no">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path d="M20.9 4.2A12 12 0 1 0 26 14h-5.5A6.5 6.5 0 1 1 17.7 8.7Z" fill="var(--colour-accent)" />
        <circle cx="23.5" cy="8" r="3" fill="var(--colour-coral)" />
      </svg>
      {brand.name}
    </Root>
  )
}
