import { useEffect, useRef, useState, type RefObject } from 'react'
import { Field } from '../../../design/components/Field'
import { purchaseOf, textLimits } from '../../demo/company'
import { cardEnds } from '../CardFace'
import {
  Big,
  Buttons,
  Columns,
  FactList,
  HotButton,
  HotSpot,
  Message,
  Muted,
  Panel,
  ProductButton,
} from '../parts/controls'
import { Window } from '../parts/device'
import { Form, textIn, useProductForm } from '../parts/form'
import { Avatar, ListRow, Pill, RowButton, Rows } from '../parts/list'
import { ReceiptPaper } from '../parts/ReceiptPaper'
import { useScreen } from '../screen'

/** What waits for the manager. */
export function ApprovalsScreen() {
  const { text, company, scenario, price, go, elsewhere } = useScreen()
  const { merchant, amount, label } = purchaseOf(company, scenario)
  return (
    <Window
      area="expenses"
      title={text('approvals_title')}
      end={
        <Pill $tone="wait">{text('to_approve', { count: String(scenario.otherExpenses.length + 1) })}</Pill>
      }
    >
      <HotSpot>
        <Rows>
          <ListRow
            name={scenario.employee}
            detail={`${merchant} · ${company.filed?.note ?? label}`}
            state={company.filed ? <Pill>{text('from_you')}</Pill> : null}
            amount={price(amount)}
            onPress={() => go()}
          />
        </Rows>
      </HotSpot>
      <Rows>
        {scenario.otherExpenses.map(({ person, merchant: shop, amount: cost }, index) => (
          <ListRow
            key={person}
            name={person}
            detail={shop}
            tint={index + 1}
            amount={price(cost)}
            onPress={elsewhere}
          />
        ))}
      </Rows>
    </Window>
  )
}

/**
 * Moves the focus to an element that takes the place of the one that was pressed and is gone. Not before the screen
 * `isOpen`: a new screen has the focus on its heading.
 */
function useFocusWhenLost(target: RefObject<HTMLElement>, isOpen: RefObject<boolean>): void {
  useEffect(() => {
    if (isOpen.current && document.activeElement === document.body) target.current?.focus()
  }, [target, isOpen])
}

type DecisionProps = { isOpen: RefObject<boolean> }

/** A declined expense, which can be reopened. */
function Declined({ reason, isOpen }: DecisionProps & { reason: string }) {
  const { text, go } = useScreen()
  const reopen = useRef<HTMLButtonElement>(null)
  useFocusWhenLost(reopen, isOpen)
  return (
    <>
      <Message role="status">{text('declined_with', { reason })}</Message>
      <HotSpot style={{ justifySelf: 'start' }}>
        <ProductButton quiet ref={reopen} onClick={() => go({ type: 'reopenExpense' })}>
          {text('reopen')}
        </ProductButton>
      </HotSpot>
    </>
  )
}

/** The manager's decision: approved, or declined with a reason. */
function Decision({ isOpen }: DecisionProps) {
  const { text, go, touch } = useScreen()
  const [declining, setDeclining] = useState(false)
  const decline = useRef<HTMLButtonElement>(null)
  useFocusWhenLost(decline, isOpen)
  const { error, forget, form } = useProductForm((element) =>
    go({ type: 'declineExpense', reason: textIn(element, 'reason') }),
  )
  const reasonForm = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (declining) reasonForm.current?.querySelector<HTMLElement>('input')?.focus()
  }, [declining])
  const close = (): void => {
    forget()
    setDeclining(false)
    requestAnimationFrame(() => decline.current?.focus())
  }
  if (declining)
    return (
      <Form
        ref={reasonForm}
        {...form}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          close()
        }}
      >
        <Field
          label={text('reason')}
          enterKeyHint="send"
          name="reason"
          autoComplete="off"
          maxLength={textLimits.reason}
          error={error}
        />
        <Buttons>
          <ProductButton type="submit">{text('send_reason')}</ProductButton>
          <ProductButton quiet onClick={close}>
            {text('cancel')}
          </ProductButton>
        </Buttons>
      </Form>
    )
  return (
    <Buttons>
      <HotButton onClick={() => go({ type: 'approveExpense' })}>{text('approve')}</HotButton>
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
  )
}

/** One expense as the manager sees it: receipt, budget, and the decision. */
export function ApprovalScreen() {
  const { text, company, scenario, price, step, go } = useScreen()
  const purchase = purchaseOf(company, scenario)
  const { amount, merchant, label } = purchase
  const isChecked = step === 'decide'
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
  }, [])
  const { decision } = company
  const paidWith = company.paidWith === 'own' ? company.ownCard : undefined
  return (
    <Window
      area="expenses"
      title={text('approval_title', { merchant })}
      end={<Pill $tone="wait">{text('submitted_by', { name: scenario.employee })}</Pill>}
    >
      <Columns>
        <Panel>
          <Big>{price(amount)}</Big>
          <Muted>{company.filed?.note ?? label}</Muted>
          <FactList
            facts={[
              [
                text('paid_with'),
                paidWith
                  ? `${paidWith.name} •• ${cardEnds.own}`
                  : `${scenario.teamCard.name} •• ${cardEnds.team}`,
              ],
              [text('budget_left'), price(scenario.budgetLeft)],
              [text('after_approval'), price(scenario.budgetLeft - amount)],
            ]}
          />
        </Panel>
        <div>
          {isChecked ? (
            <>
              <ReceiptPaper purchase={purchase} marked />
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
                  <span>{text('view_receipt')}</span>
                  <small>{merchant}</small>
                </span>
              </RowButton>
            </HotSpot>
          )}
        </div>
      </Columns>
      {decision?.name === 'declined' ? (
        <Declined reason={decision.reason} isOpen={isOpen} />
      ) : isChecked ? (
        <Decision isOpen={isOpen} />
      ) : null}
    </Window>
  )
}
