import { locales } from '../../../locales.config'
import { readMarkets } from '../../content/cms/markets'
import { readProductScreens } from '../../content/cms/productScreens'
import { documentsOfType } from '../../content/cms/productScreens.fixture'
import { sceneNames } from '../../content/cms/sceneNames'
import { sceneWords, type SceneWords } from '../../content/cms/sceneWords'
import { formatAmount } from '../../core/i18n/formatMoney'
import { demoContentOf } from './content'

const { productScreens } = readProductScreens(documentsOfType('product_screens'))
const { markets } = readMarkets(
  ['market', 'product_facts', 'product_plans'].flatMap(documentsOfType),
  locales,
)
const shown = locales.map(({ urlCode, htmlLang }) => {
  const screens = productScreens.get(urlCode)
  const values = markets.get(urlCode)?.values
  if (!screens || !values) throw new Error(`no market ${urlCode}`)
  return {
    urlCode,
    htmlLang,
    screens,
    values,
    words: sceneWords(sceneNames, screens, values, htmlLang) as SceneWords,
  }
})

it.each(shown)(
  'shows a payment of $urlCode in pictures of one kind only, with one person and one amount, and so in the demo',
  ({ screens, values, words, htmlLang }) => {
    type Seen = { merchant: string; amount: string | number; person?: string | undefined }
    const listed = (rows: { merchant: string; amount: string; first: string }[]): Seen[] =>
      rows.map(({ merchant, amount, first }) => ({ merchant, amount, person: first }))
    const scenarioOf = demoContentOf({}, screens, { currency: values.currency, htmlLang }).scenario
    const demoAmount = (amount: number): string => formatAmount(amount, values.currency, htmlLang)
    const first = (name: string): string => name.split(' ')[0] ?? ''
    const byKind: Record<string, Seen[]> = {
      card: [
        ...listed(words.expense_list.rows),
        {
          merchant: words.wallet_payment.shop,
          amount: words.wallet_payment.amount,
          person: first(words.wallet_payment.card.holder),
        },
        { merchant: words.receipt_capture.shop, amount: words.receipt_capture.total },
        ...Object.values(scenarioOf.purchases).map(({ merchant, amount }) => ({
          merchant,
          amount: demoAmount(amount),
          person: first(scenarioOf.employee),
        })),
        ...scenarioOf.otherExpenses.map(({ merchant, amount, person }) => ({
          merchant,
          amount: demoAmount(amount),
          person: first(person),
        })),
      ],
      private: words.reimbursement.rows.map((row) => ({ ...row, person: words.reimbursement.person.first })),
      request: [{ ...words.approval, person: words.approval.person.first }],
      invoice: [
        ...words.invoice_inbox.rows.map(({ supplier, amount }) => ({ merchant: supplier, amount })),
        { merchant: words.invoice_document.supplier, amount: words.invoice_document.total },
        ...words.payment_run.rows.map(({ supplier, amount }) => ({ merchant: supplier, amount })),
        ...[scenarioOf.invoice, ...scenarioOf.otherInvoices].map(({ supplier, amount }) => ({
          merchant: supplier,
          amount: demoAmount(amount),
        })),
      ],
      subscription: words.subscriptions.rows.map(({ app, amount, owner }) => ({
        merchant: app,
        amount,
        person: owner.first,
      })),
    }
    const firstSeen = new Map<string, Seen & { kind: string }>()
    for (const [kind, rows] of Object.entries(byKind))
      for (const { merchant, amount, person } of rows) {
        const before = firstSeen.get(merchant) ?? { merchant, kind, amount, person }
        expect({ merchant, kind, amount, person: person ?? before.person }).toEqual({
          ...before,
          person: before.person ?? person,
        })
        firstSeen.set(merchant, { ...before, person: before.person ?? person })
      }
    expect(firstSeen.size).toBe(Object.keys(screens.merchants).length)
  },
)
