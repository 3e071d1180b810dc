import styled from 'styled-components'
import type { Purchase } from '../../demo/company'
import { useScreen } from '../screen'

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

/** The receipt of a purchase as it lies on the table; its sum can be marked. */
export function ReceiptPaper({ purchase, marked = false }: { purchase: Purchase; marked?: boolean }) {
  const { text, price, day } = useScreen()
  const { merchant, label, amount, vat } = purchase
  return (
    <PaperRoot>
      <b>{merchant}</b>
      <small style={{ textAlign: 'center' }}>{day(0)}</small>
      <span>
        <span>{label}</span> <span>{price(amount)}</span>
      </span>
      {vat > 0 ? (
        <span>
          <span>{text('of_which_vat')}</span> <span>{price(vat)}</span>
        </span>
      ) : null}
      <span style={marked ? { background: 'var(--colour-sand)' } : undefined}>
        <b>{text('total')}</b> <b>{price(amount)}</b>
      </span>
    </PaperRoot>
  )
}
