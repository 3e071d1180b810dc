import { useState } from 'react'
import styled from 'styled-components'
import { Field } from '../../../design/components/Field'
import { purchaseOf, purchaseWith, raisedLimit, type CardId, type RefusedInput } from '../../demo/company'
import { CardFace, cardEnds } from '../CardFace'
import { entrance } from '../entrance'
import {
  Big,
  FactList,
  HotButton,
  HotSpot,
  Muted,
  Panel,
  ProductButton,
  ScreenTitle,
} from '../parts/controls'
import { Phone, phoneTime } from '../parts/device'
import { AccountSelect, Form, Refusal, textIn, useProductForm } from '../parts/form'
import { Pill } from '../parts/list'
import { ReceiptPaper } from '../parts/ReceiptPaper'
import { errorKeys, useScreen } from '../screen'

const Choices = styled.div`
  display: flex;
  gap: var(--space-8);

  & > button {
    flex: 1;
    min-height: 2.75rem;
    padding: var(--space-4) var(--space-12);
    background: var(--colour-surface);
    border: 1px solid var(--colour-line-strong);
    border-radius: var(--radius-control);
    overflow-wrap: anywhere;
  }

  & > [aria-pressed='true'] {
    background: var(--colour-accent-soft);
    border-color: var(--colour-accent);
    color: var(--colour-accent-strong);
    font-weight: 600;
  }
`

/** Paying in a shop: the visitor's card is there when it was issued before. */
export function PayScreen() {
  const { text, scenario, company, price, money, go } = useScreen()
  const { ownCard } = company
  const [card, setCard] = useState<CardId>(ownCard ? 'own' : 'team')
  const [refused, setRefused] = useState<RefusedInput>()
  const { merchant, amount } = purchaseWith(company, scenario, card)
  const { name, limit } = (card === 'own' && ownCard) || scenario.teamCard
  const choose = (id: CardId): void => {
    setCard(id)
    setRefused(undefined)
  }
  return (
    <Phone title={text('pay_title', { merchant })}>
      <Big>{price(amount)}</Big>
      <div aria-hidden="true">
        <CardFace
          name={name}
          holder={scenario.employee}
          number={`•••• ${cardEnds[card]}`}
          team={card === 'team'}
        />
      </div>
      {ownCard ? (
        <Choices role="group" aria-label={text('pay_with')}>
          <button type="button" aria-pressed={card === 'own'} onClick={() => choose('own')}>
            {ownCard.name}
          </button>
          <button type="button" aria-pressed={card === 'team'} onClick={() => choose('team')}>
            {scenario.teamCard.name}
          </button>
        </Choices>
      ) : null}
      <Muted>{text('left', { amount: money(limit) })}</Muted>
      <Refusal text={refused && text(errorKeys[refused], { limit: money(limit), amount: price(amount) })} />
      {/* One button, so that it keeps the focus. */}
      <div style={refused ? undefined : { marginBlockStart: 'auto' }}>
        <HotButton onClick={() => setRefused(go(refused ? { type: 'raiseLimit' } : { type: 'pay', card }))}>
          {refused
            ? text('raise_limit', { amount: money(raisedLimit(amount)) })
            : text('pay', { amount: price(amount) })}
        </HotButton>
      </div>
    </Phone>
  )
}

const LockScreen = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  margin: calc(-1 * var(--space-12)) calc(-1 * var(--space-20)) calc(-1 * var(--space-24));
  padding: var(--space-40) var(--space-16) var(--space-24);
  background: linear-gradient(160deg, var(--colour-mint), var(--colour-sand));
  color: var(--colour-night);
  text-align: center;

  & > p {
    font-size: 3.5rem;
    font-weight: 600;
    letter-spacing: -0.04em;
    line-height: 1;
  }
`

const Notification = styled.button`
  display: grid;
  gap: var(--space-4);
  width: 100%;
  padding: var(--space-16);
  background: var(--colour-surface);
  border: 0;
  border-radius: var(--radius-card);
  box-shadow: 0 1rem 2.5rem rgb(18 49 42 / 14%);
  text-align: start;
  ${entrance('translateY(-1.5rem)', '0.5s ease-out')}

  & > small {
    display: flex;
    justify-content: space-between;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-12);
  }
`

/** The locked phone with the message about the payment. */
export function NotificationScreen() {
  const { text, company, scenario, price, go } = useScreen()
  const { merchant, amount } = purchaseOf(company, scenario)
  return (
    <Phone>
      <LockScreen>
        <LockTitle>{text('notification_title')}</LockTitle>
        <p aria-hidden="true">{phoneTime}</p>
        <HotSpot>
          <Notification data-enter="" type="button" onClick={() => go()}>
            <small>
              <span>{text('notification_app')}</span> <span>{text('now')}</span>
            </small>
            <b>{text('notification_paid', { amount: price(amount), merchant })}</b>
            <span>{text('notification_receipt')}</span>
          </Notification>
        </HotSpot>
      </LockScreen>
    </Phone>
  )
}

/** Small, in the room above the clock: what is below does not move under the first press. */
const LockTitle = styled(ScreenTitle)`
  position: absolute;
  inset: var(--space-4) var(--space-16) auto;
  font-size: var(--font-size-12);
  font-weight: 500;
  letter-spacing: 0;
  line-height: 1.3;
`

const Finder = styled.div`
  flex: 1;
  display: grid;
  align-items: center;
  padding: var(--space-24);
  background:
    linear-gradient(var(--colour-coral), var(--colour-coral)) 0 0 / 2rem 3px,
    linear-gradient(var(--colour-coral), var(--colour-coral)) 0 0 / 3px 2rem,
    linear-gradient(var(--colour-coral), var(--colour-coral)) 100% 0 / 2rem 3px,
    linear-gradient(var(--colour-coral), var(--colour-coral)) 100% 0 / 3px 2rem,
    linear-gradient(var(--colour-coral), var(--colour-coral)) 0 100% / 2rem 3px,
    linear-gradient(var(--colour-coral), var(--colour-coral)) 0 100% / 3px 2rem,
    linear-gradient(var(--colour-coral), var(--colour-coral)) 100% 100% / 2rem 3px,
    linear-gradient(var(--colour-coral), var(--colour-coral)) 100% 100% / 3px 2rem,
    #6b5a44;
  background-repeat: no-repeat;

  & > * {
    transform: rotate(-2deg);
  }
`

const Shutter = styled.button`
  display: block;
  width: 4.25rem;
  height: 4.25rem;
  padding: 4px;
  background: var(--colour-surface) content-box;
  border: 4px solid var(--colour-ink);
  border-radius: 50%;

  &:hover {
    background-color: var(--colour-accent-soft);
  }

  &:focus-visible {
    border-radius: 50%;
  }
`

/** The camera over the receipt. */
export function CameraScreen() {
  const { text, company, scenario, go } = useScreen()
  return (
    <Phone title={text('camera_title')}>
      <Finder>
        <ReceiptPaper purchase={purchaseOf(company, scenario)} />
      </Finder>
      <HotSpot $round style={{ marginInline: 'auto' }}>
        <Shutter
          type="button"
          aria-label={text('take_photo')}
          onClick={() => go({ type: 'attachReceipt' })}
        />
      </HotSpot>
    </Phone>
  )
}

/** What was read from the receipt, and what only a person knows. */
export function ExpenseScreen() {
  const { text, company, scenario, price, go } = useScreen()
  const { merchant, amount, vat } = purchaseOf(company, scenario)
  const { refused, error, form } = useProductForm((element) =>
    go({ type: 'fileExpense', account: textIn(element, 'account'), note: textIn(element, 'note') }),
  )
  return (
    <Phone title={text('expense_title')}>
      <Panel>
        <Pill style={{ justifySelf: 'start' }}>{text('read_from_receipt')}</Pill>
        <FactList
          facts={[
            [text('merchant'), merchant],
            [text('amount'), price(amount)],
            ...(vat > 0 ? [[text('vat'), price(vat)] as const] : []),
          ]}
        />
      </Panel>
      <HotSpot $wide>
        <Form {...form}>
          <AccountSelect error={refused === 'account' ? error : undefined} />
          <Field
            label={text('note')}
            hint={text('note_hint')}
            enterKeyHint="send"
            name="note"
            autoComplete="off"
            maxLength={120}
            error={refused === 'note' ? error : undefined}
          />
          <ProductButton type="submit">{text('submit_expense')}</ProductButton>
        </Form>
      </HotSpot>
    </Phone>
  )
}
