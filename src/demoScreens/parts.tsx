import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { brand } from '../brand'
import { Icon } from '../components/Icon'
import type { IconName } from '../theme/icons/names'
import { media } from '../theme/tokens'
import { useScreen } from './screen'

/** The attribute of the heading that gets the focus when its screen opens. */
export const screenHeading = { 'data-screen-heading': '', tabIndex: -1 } as const

const frame = css`
  background: var(--colour-surface);
  color: var(--colour-ink);
  font-size: var(--font-size-14);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
`

const PhoneRoot = styled.div`
  ${frame}
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 24rem;
  min-height: 38rem;
  margin-inline: auto;
  overflow: hidden;
  border: var(--space-8) solid var(--colour-night);
  border-radius: var(--space-40);
  box-shadow: 0 1rem 2.5rem rgb(18 49 42 / 14%);
`

const StatusBar = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding: var(--space-8) var(--space-24) var(--space-4);
  font-size: var(--font-size-12);
  font-weight: 600;

  &::after {
    content: '';
    width: 1.5rem;
    height: 0.7rem;
    border: 2px solid currentcolor;
    border-radius: 3px;
    background: linear-gradient(90deg, currentcolor 70%, transparent 70%) content-box;
    padding: 1px;
  }
`

const PhoneBody = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-12) var(--space-20) var(--space-24);
`

/** A phone with the app. */
export function Phone({ time = '12:46', children }: { time?: string; children: ReactNode }) {
  return (
    <PhoneRoot>
      <StatusBar aria-hidden="true">{time}</StatusBar>
      <PhoneBody>{children}</PhoneBody>
    </PhoneRoot>
  )
}

const WindowRoot = styled.div`
  ${frame}
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 34rem;
  overflow: hidden;
  border: var(--space-8) solid var(--colour-night);
  border-radius: var(--space-40);
  box-shadow: 0 1rem 2.5rem rgb(18 49 42 / 14%);

  ${media.sm} {
    grid-template: minmax(0, 1fr) / 11rem minmax(0, 1fr);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius-card);
  }
`

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: var(--space-12) var(--space-16);
  border-bottom: 1px solid var(--colour-line);
  background: var(--colour-paper);

  & > b {
    font-size: var(--font-size-18);
    letter-spacing: -0.04em;
  }

  & > small {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-12);
  }

  & > button {
    display: none;
  }

  ${media.sm} {
    border-bottom: 0;
    border-inline-end: 1px solid var(--colour-line);
    padding: var(--space-20) var(--space-12);

    & > b,
    & > small {
      padding-inline: var(--space-8);
    }

    & > small {
      margin-block-end: var(--space-16);
    }

    & > button {
      display: flex;
    }
  }
`

const NavButton = styled.button`
  gap: var(--space-8);
  align-items: center;
  min-height: 2.25rem;
  padding: var(--space-4) var(--space-8);
  background: none;
  border: 0;
  border-radius: var(--radius-small);
  color: var(--colour-ink-muted);
  text-align: start;

  & svg {
    width: 1.1rem;
    height: 1.1rem;
  }

  &:hover {
    background: var(--colour-tint);
  }

  &[aria-current] {
    background: var(--colour-accent-soft);
    color: var(--colour-accent-strong);
    font-weight: 600;
  }
`

const WindowBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  min-width: 0;
  padding: var(--space-20) var(--space-16) var(--space-24);

  ${media.sm} {
    padding: var(--space-24) var(--space-32) var(--space-32);
  }
`

const areas = [
  ['cards', 'nav_cards', 'card'],
  ['expenses', 'nav_expenses', 'receipt'],
  ['approvals', 'nav_approvals', 'approval'],
  ['invoices', 'nav_invoices', 'invoice'],
  ['month', 'nav_month', 'chart'],
] as const satisfies readonly (readonly [string, string, IconName])[]
type Area = (typeof areas)[number][0]

/** The window of the web application; on a phone the same part of the app. */
export function Window({ area, children }: { area: Area; children: ReactNode }) {
  const { text, scenario, elsewhere } = useScreen()
  return (
    <WindowRoot>
      <Side>
        <b>{brand.name}</b>
        <small>{scenario.companyName}</small>
        {areas.map(([id, label, icon]) => (
          <NavButton
            key={id}
            type="button"
            aria-current={id === area ? 'page' : undefined}
            onClick={id === area ? undefined : elsewhere}
          >
            <Icon name={icon} />
            {text(label)}
          </NavButton>
        ))}
      </Side>
      <WindowBody>{children}</WindowBody>
    </WindowRoot>
  )
}

export const ScreenTitle = styled.h3`
  font-size: var(--font-size-20);

  &:focus-visible {
    outline-offset: 4px;
  }
`

export const TopLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: center;
  justify-content: space-between;
`

/** The ring around what leads on. It appears once and then stays: nothing blinks. */
export const HotSpot = styled.div.attrs<{ 'data-hot-spot'?: string }>({ 'data-hot-spot': '' })<{
  $round?: boolean
  $wide?: boolean
}>`
  position: relative;
  min-width: 0;

  &::after {
    content: '';
    position: absolute;
    inset: ${({ $wide = false }) => ($wide ? 'calc(-1 * var(--space-12))' : '-7px')};
    border: 3px solid var(--colour-coral-strong);
    border-radius: ${({ $round = false }) => ($round ? 'var(--radius-pill)' : 'var(--radius-card)')};
    box-shadow: 0 0 0 5px color-mix(in srgb, var(--colour-coral) 28%, transparent);
    pointer-events: none;
  }

  ${media.motion} {
    &::after {
      animation: hot-spot 0.45s 0.15s ease-out backwards;
    }
  }

  @keyframes hot-spot {
    from {
      opacity: 0;
      transform: scale(1.12);
    }
  }
`

export const Rows = styled.ul`
  display: grid;
  list-style: none;
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-control);

  & > li + li {
    border-top: 1px solid var(--colour-line);
  }
`

const rowLayout = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-12);
  align-items: center;
  width: 100%;
  min-height: 3.25rem;
  padding: var(--space-8) var(--space-12);
  text-align: start;

  & > :nth-child(2) {
    flex: 1 1 7rem;
    min-width: 0;
  }

  & small {
    display: block;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-12);
  }

  & > b {
    margin-inline-start: auto;
  }
`

export const Row = styled.div`
  ${rowLayout}
`

export const RowButton = styled.button`
  ${rowLayout}
  background: none;
  border: 0;
  border-radius: var(--radius-control);

  &:hover {
    background: var(--colour-paper);
  }
`

export const Avatar = styled.i<{ $tint?: number; $square?: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.1rem;
  height: 2.1rem;
  border-radius: ${({ $square = false }) => ($square ? 'var(--radius-control)' : '50%')};
  background: var(--colour-${({ $tint = 0 }) => ['mint', 'sand', 'coral-soft'][$tint % 3]});
  color: var(--colour-night);
  font-size: var(--font-size-12);
  font-style: normal;
  font-weight: 600;
`

/** The initials of a person or of a company. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('')

export const Pill = styled.span<{ $tone?: 'good' | 'wait' | 'late' }>`
  padding: 0.1em 0.7em;
  border-radius: var(--radius-pill);
  font-size: var(--font-size-12);
  font-weight: 600;
  white-space: nowrap;
  ${({ $tone = 'good' }) =>
    ({
      good: 'background: var(--colour-accent-soft); color: var(--colour-accent-strong);',
      wait: 'background: var(--colour-sand); color: var(--colour-night);',
      late: 'background: var(--colour-coral-soft); color: var(--colour-coral-strong);',
    })[$tone]}
`

/** How much of a limit is used. */
export const Bar = styled.span`
  flex: 1 0 100%;
  height: 6px;
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--colour-tint);

  & > span {
    display: block;
    height: 100%;
    background: var(--colour-accent);
    transform-origin: 0 50%;
  }
`

export const Panel = styled.div`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-16);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
`

export const Facts = styled.dl`
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

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

export const Form = styled.form`
  display: grid;
  gap: var(--space-16);
  min-width: 0;

  & fieldset {
    gap: var(--space-8);
  }
`

const Action = styled.button<{ $quiet: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
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

/** A button of the product. */
export const ProductButton = forwardRef<
  HTMLButtonElement,
  ButtonHTMLAttributes<HTMLButtonElement> & { quiet?: boolean }
>(function ProductButton({ quiet = false, type = 'button', ...rest }, ref) {
  return <Action {...rest} ref={ref} type={type} $quiet={quiet} />
})

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);

  & > * {
    flex: 1 1 auto;
  }

  ${media.sm} {
    & > * {
      flex: 0 1 auto;
    }
  }
`

const PaperRoot = styled.div`
  display: grid;
  gap: var(--space-8);
  width: 100%;
  max-width: 15rem;
  margin-inline: auto;
  padding: var(--space-20) var(--space-16) var(--space-24);
  background: #fffefb;
  color: #12312a;
  box-shadow: 0 1rem 2.5rem rgb(18 49 42 / 14%);
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: var(--font-size-12);
  clip-path: polygon(
    0 0,
    100% 0,
    100% calc(100% - 8px),
    95% 100%,
    90% calc(100% - 8px),
    85% 100%,
    80% calc(100% - 8px),
    75% 100%,
    70% calc(100% - 8px),
    65% 100%,
    60% calc(100% - 8px),
    55% 100%,
    50% calc(100% - 8px),
    45% 100%,
    40% calc(100% - 8px),
    35% 100%,
    30% calc(100% - 8px),
    25% 100%,
    20% calc(100% - 8px),
    15% 100%,
    10% calc(100% - 8px),
    5% 100%,
    0 calc(100% - 8px)
  );

  & > b {
    text-align: center;
    font-size: var(--font-size-14);
  }

  & > span {
    display: flex;
    justify-content: space-between;
    gap: var(--space-8);
    padding-block-start: var(--space-8);
    border-top: 1px dashed currentcolor;
  }
`

type ReceiptPaperProps = {
  merchant: string
  day: string
  line: string
  amount: string
  vat?: string
  marked?: boolean
}

/** The receipt of a purchase as it lies on the table. */
export function ReceiptPaper({ merchant, day, line, amount, vat, marked = false }: ReceiptPaperProps) {
  const { text } = useScreen()
  const sum = marked ? { background: 'var(--colour-sand)' } : undefined
  return (
    <PaperRoot>
      <b>{merchant}</b>
      <small style={{ textAlign: 'center' }}>{day}</small>
      <span>
        {line} <span>{amount}</span>
      </span>
      {vat ? (
        <span>
          {text('of_which_vat')} <span>{vat}</span>
        </span>
      ) : null}
      <span style={sum}>
        <b>{text('total')}</b> <b>{amount}</b>
      </span>
    </PaperRoot>
  )
}
