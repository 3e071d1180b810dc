import type { ActionType } from './company'

/** The screens of the product that the demo shows. */
export const screenIds = [
  'cards', 'card_form', 'card_purpose', 'card_ready',
  'pay', 'notification', 'camera', 'expense',
  'approvals', 'approval', 'invoices', 'invoice', 'payment_date', 'payment_run',
  'month', 'export', 'lock',
] as const // prettier-ignore
export type ScreenId = (typeof screenIds)[number]

type StepShape = {
  id: string
  screen: ScreenId
  /** The device in which the screen is shown where there is room for a window. */
  device: 'window' | 'phone'
  /** What the step does in the company; without one it only leads to the next screen. */
  action?: ActionType
}

const step = <Id extends string>(
  id: Id,
  screen: ScreenId,
  action?: ActionType,
  device: StepShape['device'] = 'window',
) => ({ id, screen, device, ...(action && { action }) })

/**
 * The flows of the demo with their steps, in the order in which they build on each other: what a flow does is there in
 * the later ones. Which flows a page has, in which order and with which words, is content.
 */
export const flows = {
  issue_card: [
    step('new_card', 'cards'),
    step('card_details', 'card_form', 'draftCard'),
    step('card_purpose', 'card_purpose', 'issueCard'),
    step('card_number', 'card_ready'),
  ],
  pay_receipt: [
    step('pay', 'pay', 'pay', 'phone'),
    step('open_notification', 'notification', undefined, 'phone'),
    step('take_photo', 'camera', 'attachReceipt', 'phone'),
    step('file_expense', 'expense', 'fileExpense', 'phone'),
  ],
  approve_expense: [
    step('open_expense', 'approvals'),
    step('check_receipt', 'approval'),
    step('decide', 'approval', 'approveExpense'),
  ],
  pay_invoice: [
    step('open_invoice', 'invoices'),
    step('approve_invoice', 'invoice', 'approveInvoice'),
    step('choose_date', 'payment_date', 'scheduleInvoice'),
    step('confirm_run', 'payment_run', 'confirmRun'),
  ],
  close_month: [
    step('send_reminder', 'month', 'sendReminder'),
    step('choose_account', 'month', 'assignAccount'),
    step('export', 'export', 'export'),
    step('lock', 'lock', 'lockPeriod'),
  ],
} as const satisfies Record<string, readonly StepShape[]>

export type FlowId = keyof typeof flows
export type StepId = (typeof flows)[FlowId][number]['id']
export type Step = StepShape & { id: StepId }

export const flowIds = Object.keys(flows) as FlowId[]

export const isFlowId = (id: unknown): id is FlowId => typeof id === 'string' && Object.hasOwn(flows, id)

/** The steps of a flow in order. */
export const stepsOf = (flow: FlowId): readonly Step[] => flows[flow]

/** The actions that belong to a flow besides those of its steps: corrections that the product offers. */
export const furtherActions: Partial<Record<FlowId, readonly ActionType[]>> = {
  pay_receipt: ['raiseLimit'],
  approve_expense: ['declineExpense', 'reopenExpense'],
}

/** The first flow that is named in a query; undefined for none and for an unknown one. */
export function flowInQuery(search: string): FlowId | undefined {
  const id = new URLSearchParams(search).get('flow')?.replaceAll('-', '_')
  return isFlowId(id) ? id : undefined
}

/** The value of a flow in the query: `issue-card`. */
export const flowParameter = (flow: FlowId): string => flow.replaceAll('_', '-')
