import { entriesOf, textOf, type Fields } from '../../content/cms/fields'
import type { MerchantKind, ProductScreens, TeamKind } from '../../content/cms/productScreens'
import { isSceneName, type SceneName } from '../../content/cms/sceneNames'
import { payments } from '../../content/cms/scenePayments'
import { productNav, type RelatedSceneWords } from '../../content/cms/sceneWords'
import { dayAfter, includedVat } from '../../content/cms/screenValues'
import { formatDay } from '../../core/i18n/formatDay'
import { amountFormatOf, type AmountFormat } from './amount'
import {
  categories,
  invoiceDue,
  paymentRuns,
  type Category,
  type OtherEntry,
  type Purchase,
  type Scenario,
} from './company'
import { flowIds, isFlowId, stepsOf, type FlowId, type StepId } from './flows'
import { demoTextKeys, type DemoTexts } from './texts'

/** The words of a flow besides its title and introduction, which the page has. */
export type FlowTexts = {
  /** What an earlier flow left for this one, said when it is there. Empty when nothing carries over. */
  carriesOver: string
  /** What the visitor has done, with what follows from it. */
  completion: string
  /** The picture of the product beside that; some have none. */
  scene?: SceneName
  /** What to do in each step. */
  hints: Partial<Record<StepId, string>>
}

/** Everything the interactive demo shows in one locale. */
export type DemoContent = {
  flows: Partial<Record<FlowId, FlowTexts>>
  texts: DemoTexts
  scenario: Scenario
  /** The entries of the navigation, as in the pictures of the product. */
  nav: readonly string[]
  amountFormat: AmountFormat
  /** The days of the demo in words, by how many days they are after the day on which it plays. */
  days: Readonly<Record<number, string>>
  /** The words of the scenes that the flows show. */
  scenes: RelatedSceneWords
}

/** What texts, amounts and days are written in, and the words of the scenes in it. */
export type DemoMarket = { currency: string; htmlLang: string; scenes?: RelatedSceneWords | undefined }

const amountOf = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0)

/** Who the visitor plays: the person who pays the restaurant, the train and the office supplies in the pictures. */
const employeeTeam: TeamKind = payments.restaurant.team

/**
 * The company of the demo is that of the product screens of the market, so that pictures and demo tell one story; the
 * document of the demo adds what only it needs.
 */
function scenarioOf(data: Fields, screens: ProductScreens): Scenario {
  const { texts, numbers, people, teams, merchants, categories } = screens
  const nameOf = (team: TeamKind): string => `${people[team].first} ${people[team].last}`
  const vatOf = (kind: MerchantKind): number => includedVat(merchants[kind].amount, numbers.vat_rate_standard)
  const entry = (
    kind: MerchantKind,
    { person = '', vat = 0, problem = 'none' }: Partial<OtherEntry> = {},
  ): OtherEntry => ({
    text: merchants[kind].name,
    person,
    amount: merchants[kind].amount,
    vat,
    account: problem === 'account' ? '' : categories[payments[kind].category].account,
    problem,
  })
  const purchase = (category: Category, kind: MerchantKind, vat: number): Purchase => ({
    category,
    label: textOf(data[`purchase_${category}`]),
    merchant: merchants[kind].name,
    amount: merchants[kind].amount,
    vat,
  })
  return {
    companyName: texts.company,
    employee: nameOf(employeeTeam),
    maximumLimit: amountOf(data['maximum_limit']),
    teamCard: { name: textOf(data['team_card_name']), limit: amountOf(data['team_card_limit']) },
    budgetLeft: teams[employeeTeam].budget - teams[employeeTeam].spent,
    purchases: {
      // Tickets are taxed by other rates than meals, or not at all; a receipt without VAT is right everywhere.
      travel: purchase('travel', 'train', 0),
      meals: purchase('meals', 'restaurant', includedVat(merchants.restaurant.amount, numbers.vat_rate)),
      supplies: purchase('supplies', 'office', vatOf('office')),
    },
    accounts: Object.values(categories).map(({ account, name }) => ({ number: account, name })),
    ledgers: [texts.ledger, ...entriesOf(data['ledgers']).map(({ name }) => textOf(name))].filter(
      (name, index, all) => name !== '' && all.indexOf(name) === index,
    ),
    invoice: {
      supplier: merchants.supplier_print.name,
      number: texts.inbox_number,
      amount: merchants.supplier_print.amount,
      vat: vatOf('supplier_print'),
      account: categories.marketing.account,
    },
    otherInvoices: (['supplier_freight', 'supplier_cleaning'] as const).map((kind) => ({
      supplier: merchants[kind].name,
      amount: merchants[kind].amount,
      due: payments[kind].due,
    })),
    otherExpenses: (['parking', 'screen'] as const).map((kind) => ({
      person: nameOf(payments[kind].team),
      merchant: merchants[kind].name,
      amount: merchants[kind].amount,
    })),
    otherEntries: [
      entry('taxi', { person: nameOf(payments.taxi.team), problem: 'receipt' }),
      entry('app_design', {
        person: nameOf(payments.app_design.team),
        vat: vatOf('app_design'),
        problem: 'account',
      }),
      entry('app_storage', { vat: vatOf('app_storage') }),
    ],
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
      ...(isSceneName(entry['scene']) ? { scene: entry['scene'] } : {}),
      hints: Object.fromEntries(hints) as FlowTexts['hints'],
    }
  }
  return byFlow
}

/** Every day that the demo names, in words. */
function daysOf({ otherInvoices }: Scenario, today: string, htmlLang: string): DemoContent['days'] {
  const days = [0, invoiceDue, ...paymentRuns.map((run) => run.days), ...otherInvoices.map(({ due }) => due)]
  return Object.fromEntries(days.map((day) => [day, formatDay(dayAfter(today, day), htmlLang)]))
}

/**
 * The demo of a localized `product_demo` document with the company of the market's product screens. Missing texts are
 * empty: `check:content` names them.
 */
export function demoContentOf(
  data: Fields,
  screens: ProductScreens,
  { currency, htmlLang, scenes = {} }: DemoMarket,
): DemoContent {
  const scenario = scenarioOf(data, screens)
  const texts = new Map(entriesOf(data['texts']).map((entry) => [entry['key'], textOf(entry['text'])]))
  return {
    flows: flowTextsOf(data),
    texts: Object.fromEntries(demoTextKeys.map((key) => [key, texts.get(key) ?? ''])) as DemoTexts,
    scenario,
    nav: productNav(screens.texts),
    amountFormat: amountFormatOf(currency, htmlLang),
    days: daysOf(scenario, screens.today, htmlLang),
    scenes,
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
  const texts = ['team_card_name', ...categories.map((category) => `purchase_${category}`)]
  const amounts = ['maximum_limit', 'team_card_limit']
  return [
    ...texts
      .filter((name) => textOf(data[name]).trim() === '')
      .map((name) => ({ path: name, message: 'is empty: write the text that its label describes' })),
    ...amounts
      .filter((name) => amountOf(data[name]) <= 0)
      .map((name) => ({ path: name, message: 'is no amount: enter whole minor units above 0 (200000)' })),
  ]
}
