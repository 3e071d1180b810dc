import { forwardRef, type ButtonHTMLAttributes, type HTMLAttributes } from 'react'
import styled from 'styled-components'
import { colourOf } from '../../../design/theme/colours'
import { entrance } from '../entrance'
import { from } from '../widths'

/** The heading of a screen. It gets the focus when its screen opens. */
export const ScreenTitle = styled.h3.attrs<{ 'data-screen-heading'?: string }>({
  'data-screen-heading': '',
  tabIndex: -1,
})`
  font-size: var(--font-size-20);

  &:focus-visible {
    outline-offset: 4px;
  }
`

/** The ring around what leads on. It appears once and then stays: nothing blinks. */
export const HotSpot = styled.div.attrs<{ 'data-hot-spot'?: string }>({ 'data-hot-spot': '' })<{
  $round?: boolean
  $wide?: boolean
}>`
  position: relative;
  min-width: 0;
  ${entrance('scale(1.12)', '0.45s 0.15s ease-out')}

  &::after {
    content: '';
    position: absolute;
    inset: ${({ $wide = false }) => ($wide ? 'calc(-1 * var(--space-12))' : '-7px')};
    border: 3px solid ${colourOf.guide};
    border-radius: ${({ $round = false }) => ($round ? 'var(--radius-pill)' : 'var(--radius-card)')};
    box-shadow: 0 0 0 6px var(--colour-sand);
    pointer-events: none;
  }
`

export const Panel = styled.div`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-16);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
`

const Facts = styled.dl`
  display: grid;
  gap: var(--space-8);

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-16);
  }

  & dt {
    color: var(--colour-ink-muted);
  }

  & dd {
    font-weight: 600;
    text-align: end;
  }
`

type FactListProps = HTMLAttributes<HTMLDListElement> & {
  /** Label and value of each. */
  facts: readonly (readonly [label: string, value: string])[]
}

/** Facts in two columns. */
export function FactList({ facts, ...rest }: FactListProps) {
  return (
    <Facts {...rest}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}

export const Big = styled.p`
  font-size: var(--font-size-32);
  font-weight: 600;
  letter-spacing: -0.03em;
  line-height: 1.15;
`

export const Muted = styled.p`
  color: var(--colour-ink-muted);
`

export const Message = styled.p`
  padding: var(--space-12);
  background: var(--colour-coral-soft);
  border-radius: var(--radius-control);
  color: var(--colour-ink);
  font-weight: 500;
`

export const Columns = styled.div`
  display: grid;
  gap: var(--space-24);
  align-items: start;

  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Action = styled.button<{ $quiet: boolean; $wide: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-height: 2.75rem;
  padding: var(--space-8) var(--space-20);
  background: ${({ $quiet }) => ($quiet ? 'var(--colour-tint)' : 'var(--colour-accent)')};
  border: 0;
  border-radius: var(--radius-control);
  color: ${({ $quiet }) => ($quiet ? 'var(--colour-ink)' : 'var(--colour-on-accent)')};
  font-weight: 600;

  &:hover {
    background: ${({ $quiet }) => ($quiet ? 'var(--colour-line)' : 'var(--colour-accent-strong)')};
  }

  &:focus-visible {
    border-radius: var(--radius-control);
  }
`

type ProductButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  quiet?: boolean
  /** As wide as its place. */
  wide?: boolean
}

/** A button of the product. */
export const ProductButton = forwardRef<HTMLButtonElement, ProductButtonProps>(function ProductButton(
  { quiet = false, wide = false, type = 'button', ...rest },
  ref,
) {
  return <Action {...rest} ref={ref} type={type} $quiet={quiet} $wide={wide} />
})

/** The button that leads on. */
export function HotButton(props: ProductButtonProps) {
  return (
    <HotSpot>
      <ProductButton {...props} wide />
    </HotSpot>
  )
}

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);

  & > * {
    flex: 1 1 auto;
  }

  ${from.sm} {
    & > * {
      flex: 0 1 auto;
    }
  }
`
