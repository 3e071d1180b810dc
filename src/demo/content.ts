import { entriesOf, textOf, type Fields } from '../cms/fields'
import { categories, type Category, type EntryProblem, type Purchase, type Scenario } from './company'
import { flowIds, isFlowId, stepsOf, type FlowId, type StepId } from './flows'
import { demoTextKeys, type DemoTexts } from './texts'

/** The words of a flow besides its title and introduction, which the page has. */
export type FlowTexts = {
  /** What an earlier flow left for this one, said when it is there. Empty when nothing carries over. */
  carriesOver: string
  /** What the visitor has done, with what follows from it. */
  completion: string
  /** What to do in each step. */
  hints: Partial<Record<StepId, string>>
}

/** Everything the interactive demo shows in one locale. */
export type DemoContent = {
  flows: Partial<Record<FlowId, FlowTexts>>
  texts: DemoTexts
  scenario: Scenario
}

const amountOf = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0)

function purchasesOf(data: Fields): Record<Category, Purchase> {
  const entries = entriesOf(data['purchases'])
  const purchase = (category: Category): Purchase => {
    const fields = entries.find((entry) => entry['category'] === category) ?? {}
    return {
      category,
      label: textOf(fields['label']),
      merchant: textOf(fields['merchant']),
      amount: amountOf(fields['amount']),
      vat: amountOf(fields['vat']),
    }
  }
  return Object.fromEntries(categories.map((category) => [category, purchase(category)])) as Record<
    Category,
    Purchase
  >
}

const problemOf = (value: unknown): EntryProblem =>
  value === 'receipt' || value === 'account' ? value : 'none'

function scenarioOf(data: Fields): Scenario {
  return {
    companyName: textOf(data['company_name']),
    employee: textOf(data['employee']),
    maximumLimit: amountOf(data['maximum_limit']),
    teamCard: { name: textOf(data['team_card_name']), limit: amountOf(data['team_card_limit']) },
    budgetLeft: amountOf(data['budget_left']),
    purchases: purchasesOf(data),
    accounts: entriesOf(data['accounts']).map((entry) => ({
      number: textOf(entry['number']),
      name: textOf(entry['name']),
    })),
    ledgers: entriesOf(data['ledgers']).map((entry) => textOf(entry['name'])),
    invoice: {
      supplier: textOf(data['invoice_supplier']),
      number: textOf(data['invoice_number']),
      amount: amountOf(data['invoice_amount']),
      vat: amountOf(data['invoice_vat']),
      account: textOf(data['invoice_account']),
    },
    otherInvoices: entriesOf(data['other_invoices']).map((entry) => ({
      supplier: textOf(entry['supplier']),
      amount: amountOf(entry['amount']),
    })),
    otherExpenses: entriesOf(data['other_expenses']).map((entry) => ({
      person: textOf(entry['person']),
      merchant: textOf(entry['merchant']),
      amount: amountOf(entry['amount']),
    })),
    otherEntries: entriesOf(data['other_entries']).map((entry) => ({
      text: textOf(entry['text']),
      person: textOf(entry['person']),
      amount: amountOf(entry['amount']),
      vat: amountOf(entry['vat']),
      account: textOf(entry['account']),
      problem: problemOf(entry['problem']),
    })),
  }
}

function flowTextsOf(data: Fields): DemoContent['flows'] {
  const byFlow: DemoContent['flows'] = {}
  for (const entry of entriesOf(data['flows'])) {
    const flow = entry['flow']
    if (!isFlowId(flow)) continue
    const hints = entriesOf(entry['steps']).map((step) => [textOf(step['step']), textOf(step['hint'])])
    byFlow[flow] = {
      carriesOver: textOf(entry['carries_over']),
      completion: textOf(entry['completion']),
      hints: Object.fromEntries(hints) as FlowTexts['hints'],
    }
  }
  return byFlow
}

/** The demo of a `product_demo` document, localized for its market. Missing texts are empty: `check:content` names them. */
export function demoContentOf(data: Fields): DemoContent {
  const texts = new Map(entriesOf(data['texts']).map((entry) => [entry['key'], textOf(entry['text'])]))
  return {
    flows: flowTextsOf(data),
    texts: Object.fromEntries(demoTextKeys.map((key) => [key, texts.get(key) ?? ''])) as DemoTexts,
    scenario: scenarioOf(data),
  }
}

/** What an editor should correct in the fields of a `product_demo` document: path and message. */
export function demoContentProblems(data: Fields): { path: string; message: string }[] {
  return [...flowProblems(data), ...textProblems(data), ...scenarioProblems(data)]
}

type Problem = { path: string; message: string }

function flowProblems(data: Fields): Problem[] {
  const entries = entriesOf(data['flows'])
  const named = entries.map((entry) => textOf(entry['flow']))
  const missing = flowIds
    .filter((flow) => !named.includes(flow))
    .map((flow) => ({ path: 'flows', message: `the flow "${flow}" has no texts` }))
  return [
    ...missing,
    ...entries.flatMap((entry, index): Problem[] => {
      const path = `flows.${index}`
      const flow = entry['flow']
      if (!isFlowId(flow))
        return [
          {
            path: `${path}.flow`,
            message: `no flow is called "${textOf(flow)}"; there are ${flowIds.join(', ')}`,
          },
        ]
      if (named.indexOf(flow) < index)
        return [{ path: `${path}.flow`, message: `the flow "${flow}" is there twice` }]
      return stepProblems(flow, entriesOf(entry['steps']), `${path}.steps`)
    }),
  ]
}

function stepProblems(flow: FlowId, entries: Fields[], path: string): Problem[] {
  const ids: readonly string[] = stepsOf(flow).map(({ id }) => id)
  const named = entries.map((entry) => textOf(entry['step']))
  return [
    ...named.flatMap((step, index) =>
      ids.includes(step)
        ? []
        : [
            {
              path: `${path}.${index}.step`,
              message: `the flow "${flow}" has no step "${step}"; it has ${ids.join(', ')}`,
            },
          ],
    ),
    ...ids
      .filter(
        (step) => !entries.some((entry) => entry['step'] === step && textOf(entry['hint']).trim() !== ''),
      )
      .map((step) => ({ path, message: `the step "${step}" has no hint` })),
  ]
}

function textProblems(data: Fields): Problem[] {
  const entries = entriesOf(data['texts'])
  const keys = entries.map((entry) => textOf(entry['key']))
  const known: readonly string[] = demoTextKeys
  return [
    ...keys.flatMap((key, index) =>
      known.includes(key) ? [] : [{ path: `texts.${index}.key`, message: `the demo has no text "${key}"` }],
    ),
    ...known
      .filter((key) => !entries.some((entry) => entry['key'] === key && textOf(entry['text']).trim() !== ''))
      .map((key) => ({ path: 'texts', message: `the text "${key}" is missing` })),
  ]
}

/** What the flows cannot be played without. */
function scenarioProblems(data: Fields): Problem[] {
  const scenario = scenarioOf(data)
  const problem = (path: string, message: string, isWrong: boolean): Problem[] =>
    isWrong ? [{ path, message }] : []
  const numbers = scenario.accounts.map(({ number }) => number)
  const needed = (kind: EntryProblem): boolean =>
    !scenario.otherEntries.some(({ problem: one }) => one === kind)
  return [
    ...categories.flatMap((category) => {
      const { amount, merchant } = scenario.purchases[category]
      const isWrong = merchant === '' || amount <= 0 || amount > scenario.teamCard.limit
      return problem(
        'purchases',
        `the purchase for "${category}" needs a merchant and an amount that the team's card can pay`,
        isWrong,
      )
    }),
    ...problem('maximum_limit', 'the highest limit of a card is not above 0', scenario.maximumLimit <= 0),
    ...problem('accounts', 'two accounts at least are needed to choose from', numbers.length < 2),
    ...problem('ledgers', 'no ledger to export to', scenario.ledgers.length === 0),
    ...problem('invoice_account', `no account has the number "${scenario.invoice.account}"`, !numbers.includes(scenario.invoice.account)),
    ...problem('other_entries', 'no entry has the problem "receipt", for which the reminder is', needed('receipt')),
    ...problem('other_entries', 'no entry has the problem "account", for the choice of one', needed('account')),
  ] // prettier-ignore
}
