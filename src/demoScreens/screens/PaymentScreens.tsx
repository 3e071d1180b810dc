import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { Field } from '../../components/Field'
import { Select } from '../../components/Select'
import { purchaseOf, purchaseWith, raisedLimit, type CardId, type RefusedInput } from '../../demo/company'
import { media } from '../../theme/tokens'
import { CardFace } from '../CardFace'
import {
  Big,
  Facts,
  Form,
  HotSpot,
  Message,
  Muted,
  Panel,
  Phone,
  Pill,
  ProductButton,
  ReceiptPaper,
  screenHeading,
  ScreenTitle,
} from '../parts'
import { errorKeys, useScreen } from '../screen'
import { cardEnds } from './CardScreens'
import { focusFirstInvalid, textIn } from './formInput'

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
  const raised = money(raisedLimit(amount))
  return (
    <Phone>
      <ScreenTitle {...screenHeading}>{text('pay_title', { merchant })}</ScreenTitle>
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
      {refused ? (
        <div role="alert">
          <Message>{text(errorKeys[refused], { limit: money(limit), amount: price(amount) })}</Message>
        </div>
      ) : null}
      {refused ? (
        <HotSpot>
          <ProductButton
            style={{ width: '100%' }}
            onClick={() => {
              go({ type: 'raiseLimit' })
              setRefused(undefined)
            }}
          >
            {text('raise_limit', { amount: raised })}
          </ProductButton>
        </HotSpot>
      ) : (
        <HotSpot style={{ marginBlockStart: 'auto' }}>
          <ProductButton style={{ width: '100%' }} onClick={() => setRefused(go({ type: 'pay', card }))}>
            {text('pay', { amount: price(amount) })}
          </ProductButton>
        </HotSpot>
      )}
    </Phone>
  )
}

const LockScreen = styled.div`
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

  & > small {
    display: flex;
    justify-content: space-between;
    color: var(--colour-ink-muted);
    font-size: var(--font-size-12);
  }

  ${media.motion} {
    animation: notification-in 0.5s ease-out backwards;
  }

  @keyframes notification-in {
    from {
      opacity: 0;
      transform: translateY(-1.5rem);
    }
  }
`

/** The locked phone with the message about the payment. */
export function NotificationScreen() {
  const { text, company, scenario, price, go } = useScreen()
  const { merchant, amount } = purchaseOf(company, scenario)
  return (
    <Phone>
      <LockScreen>
        <ScreenTitle {...screenHeading} className="visually-hidden">
          {text('notification_title')}
        </ScreenTitle>
        <p aria-hidden="true">12:46</p>
        <HotSpot>
          <Notification type="button" onClick={() => go()}>
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
  const { text, company, scenario, price, day, go } = useScreen()
  const { merchant, amount, vat, label } = purchaseOf(company, scenario)
  return (
    <Phone>
      <ScreenTitle {...screenHeading}>{text('camera_title')}</ScreenTitle>
      <Finder>
        <ReceiptPaper
          merchant={merchant}
          day={day(0)}
          line={label}
          amount={price(amount)}
          vat={vat > 0 ? price(vat) : undefined}
        />
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
  const { text, company, scenario, price, go, touch } = useScreen()
  const { merchant, amount, vat } = purchaseOf(company, scenario)
  const [refused, setRefused] = useState<RefusedInput>()
  const error = (of: RefusedInput): string | undefined => (refused === of ? text(errorKeys[of]) : undefined)
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    setRefused(go({ type: 'fileExpense', account: textIn(form, 'account'), note: textIn(form, 'note') }))
    touch()
    focusFirstInvalid(form)
  }
  return (
    <Phone>
      <ScreenTitle {...screenHeading}>{text('expense_title')}</ScreenTitle>
      <Panel>
        <Pill style={{ justifySelf: 'start' }}>{text('read_from_receipt')}</Pill>
        <Facts>
          <div>
            <dt>{text('merchant')}</dt>
            <dd>{merchant}</dd>
          </div>
          <div>
            <dt>{text('amount')}</dt>
            <dd>{price(amount)}</dd>
          </div>
          {vat > 0 ? (
            <div>
              <dt>{text('vat')}</dt>
              <dd>{price(vat)}</dd>
            </div>
          ) : null}
        </Facts>
      </Panel>
      <HotSpot $wide>
        <Form
          noValidate
          onSubmit={onSubmit}
          onInput={() => {
            setRefused(undefined)
            touch()
          }}
        >
          <Select
            label={text('account')}
            name="account"
            placeholder={text('choose_account')}
            options={scenario.accounts.map(({ number, name }) => ({
              value: number,
              text: `${number} ${name}`,
            }))}
            error={error('account')}
          />
          <Field
            label={text('note')}
            hint={text('note_hint')}
            name="note"
            autoComplete="off"
            maxLength={120}
            error={error('note')}
          />
          <ProductButton type="submit">{text('submit_expense')}</ProductButton>
        </Form>
      </HotSpot>
    </Phone>
  )
}
