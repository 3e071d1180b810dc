import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Field } from '../../components/Field'
import { purchaseOf, type RefusedInput } from '../../demo/company'
import {
  Avatar,
  Big,
  Buttons,
  Columns,
  Facts,
  Form,
  HotSpot,
  initials,
  Message,
  Muted,
  Panel,
  Pill,
  ProductButton,
  ReceiptPaper,
  RowButton,
  Rows,
  screenHeading,
  ScreenTitle,
  TopLine,
  Window,
} from '../parts'
import { errorKeys, useScreen } from '../screen'
import { cardEnds } from './CardScreens'
import { focusFirstInvalid, textIn } from './formInput'

/** What waits for the manager. */
export function ApprovalsScreen() {
  const { text, company, scenario, price, go, elsewhere } = useScreen()
  const { merchant, amount } = purchaseOf(company, scenario)
  return (
    <Window area="approvals">
      <TopLine>
        <ScreenTitle {...screenHeading}>{text('approvals_title')}</ScreenTitle>
        <Pill $tone="wait">{text('to_approve', { count: String(scenario.otherExpenses.length + 1) })}</Pill>
      </TopLine>
      <HotSpot>
        <Rows>
          <li>
            <RowButton type="button" onClick={() => go()}>
              <Avatar>{initials(scenario.employee)}</Avatar>
              <span>
                {scenario.employee}
                <small>
                  {merchant} · {company.filed ? company.filed.note : purchaseOf(company, scenario).label}
                </small>
              </span>
              {company.filed ? <Pill>{text('from_you')}</Pill> : null}
              <b>{price(amount)}</b>
            </RowButton>
          </li>
        </Rows>
      </HotSpot>
      <Rows>
        {scenario.otherExpenses.map(({ person, merchant: shop, amount: cost }, index) => (
          <li key={person}>
            <RowButton type="button" onClick={elsewhere}>
              <Avatar $tint={index + 1}>{initials(person)}</Avatar>
              <span>
                {person}
                <small>{shop}</small>
              </span>
              <b>{price(cost)}</b>
            </RowButton>
          </li>
        ))}
      </Rows>
    </Window>
  )
}

/** One expense as the manager sees it: receipt, budget, and the decision. */
export function ApprovalScreen() {
  const { text, company, scenario, price, day, step, go, touch } = useScreen()
  const purchase = purchaseOf(company, scenario)
  const { amount, merchant, vat, label } = purchase
  const isChecked = step === 'decide'
  const [declining, setDeclining] = useState(false)
  const [refused, setRefused] = useState<RefusedInput>()
  const decline = useRef<HTMLButtonElement>(null)
  const { decision } = company
  const reason = decision?.name === 'declined' ? decision.reason : undefined
  const close = (): void => {
    setDeclining(false)
    setRefused(undefined)
    requestAnimationFrame(() => decline.current?.focus())
  }
  const onDecline = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const outcome = go({ type: 'declineExpense', reason: textIn(form, 'reason') })
    setRefused(outcome)
    if (outcome) focusFirstInvalid(form)
    else setDeclining(false)
  }
  const reasonForm = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (declining) reasonForm.current?.querySelector<HTMLElement>('input')?.focus()
  }, [declining])
  return (
    <Window area="approvals">
      <TopLine>
        <ScreenTitle {...screenHeading}>{text('approval_title', { merchant })}</ScreenTitle>
        <Pill $tone="wait">{text('submitted_by', { name: scenario.employee })}</Pill>
      </TopLine>
      <Columns>
        <Panel>
          <Big>{price(amount)}</Big>
          <Muted>{company.filed?.note ?? label}</Muted>
          <Facts>
            <div>
              <dt>{text('paid_with')}</dt>
              <dd>
                {company.paidWith === 'own' && company.ownCard
                  ? `${company.ownCard.name} •• ${cardEnds.own}`
                  : `${scenario.teamCard.name} •• ${cardEnds.team}`}
              </dd>
            </div>
            <div>
              <dt>{text('budget_left')}</dt>
              <dd>{price(scenario.budgetLeft)}</dd>
            </div>
            <div>
              <dt>{text('after_approval')}</dt>
              <dd>{price(scenario.budgetLeft - amount)}</dd>
            </div>
          </Facts>
        </Panel>
        <div>
          {isChecked ? (
            <>
              <ReceiptPaper
                merchant={merchant}
                day={day(0)}
                line={label}
                amount={price(amount)}
                vat={vat > 0 ? price(vat) : undefined}
                marked
              />
              <p style={{ marginBlockStart: 'var(--space-16)', textAlign: 'center' }}>
                <Pill>{text('receipt_matches')}</Pill>
              </p>
            </>
          ) : (
            <HotSpot>
              <RowButton
                type="button"
                onClick={() => go()}
                style={{ border: '1px solid var(--colour-line)' }}
              >
                <Avatar $square $tint={1} aria-hidden="true">
                  ▤
                </Avatar>
                <span>
                  {text('view_receipt')}
                  <small>{merchant}</small>
                </span>
              </RowButton>
            </HotSpot>
          )}
        </div>
      </Columns>
      {reason ? (
        <>
          <Message role="status">{text('declined_with', { reason })}</Message>
          <HotSpot style={{ justifySelf: 'start' }}>
            <ProductButton quiet onClick={() => go({ type: 'reopenExpense' })}>
              {text('reopen')}
            </ProductButton>
          </HotSpot>
        </>
      ) : declining ? (
        <Form
          ref={reasonForm}
          noValidate
          onSubmit={onDecline}
          onInput={() => setRefused(undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
        >
          <Field
            label={text('reason')}
            name="reason"
            autoComplete="off"
            maxLength={120}
            error={refused && text(errorKeys[refused])}
          />
          <Buttons>
            <ProductButton type="submit">{text('send_reason')}</ProductButton>
            <ProductButton quiet onClick={close}>
              {text('cancel')}
            </ProductButton>
          </Buttons>
        </Form>
      ) : isChecked ? (
        <Buttons>
          <HotSpot>
            <ProductButton style={{ width: '100%' }} onClick={() => go({ type: 'approveExpense' })}>
              {text('approve')}
            </ProductButton>
          </HotSpot>
          <ProductButton
            quiet
            ref={decline}
            onClick={() => {
              setDeclining(true)
              touch()
            }}
          >
            {text('decline')}
          </ProductButton>
        </Buttons>
      ) : null}
    </Window>
  )
}
