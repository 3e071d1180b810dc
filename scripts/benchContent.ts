import type { StoredDocument } from '../content-api'
import { locales, type Locale } from '../locales.config'
import { sampleDocuments } from './sampleContent'
import { document, linkTo, nameLanguages, richText, slice, webLink, type Data } from './sampleFields'

const titles = [
  'A limit before the money moves',
  'Receipts arrive while they exist',
  'Invoices find the person who ordered',
  'One list of what is still missing',
  'Budgets that everyone can read',
  'Subscriptions with an owner and an end',
  'The month closes a little earlier',
  'Approvals that fit between two meetings',
]
const sentences = [
  'Every card carries a limit, and the person who holds it sees what is left of it.',
  'A purchase without a receipt stays on a short list until someone adds the photo.',
  'Suppliers write to one address, and each invoice goes first to the person who ordered.',
  'Whoever owns the budget answers on the phone, before anybody stands at a till.',
  'Entries leave with account, cost centre and {market.vat} code, and nobody types them again.',
  'A trial starts with one team and {money:50000} on five cards, which is enough to learn from.',
  'Trips are settled beside the card payments, with the rates that hold {market.in_country}.',
  'Mileage is counted from start to end, and the rate follows the calendar year.',
  'Old contracts come up for review a month before they renew, not a week after.',
  'Someone who leaves hands back one card, and every subscription on it gets a new owner.',
  'Auditors look at the payment and find the receipt, the approval and the reason beside it.',
]

/** Texts of one page: the same for the same number, different for the next. */
function wording(number: number) {
  let next = number
  const take = (list: readonly string[]): string => {
    next += 1
    return list[next % list.length] ?? ''
  }
  return {
    title: () => take(titles),
    text: (length = 1) => Array.from({ length }, () => take(sentences)).join(' '),
  }
}

/** The six slices of a benchmark page: every kind of text, list and link of a usual page. */
function slices(number: number, lang: string, next: Data): Data[] {
  const { title, text } = wording(number)
  const registration = webLink('https://app.outlay.example/register', 'Sign up')
  const contact = linkTo({ type: 'page', lang, uid: 'contact' }, 'Talk to us')
  const entry = () => ({ title: title(), text: text() })
  return [
    slice('hero', 0, {
      eyebrow: `Page ${number}`,
      title: richText('heading1', `${title()}, page ${number}`),
      lead: richText('paragraph', text(2)),
      primary_link: registration,
      secondary_link: contact,
      scene: 'expense_list',
    }),
    slice('feature_grid', 1, {
      title: richText('heading2', title()),
      lead: text(),
      features: ['card', 'receipt', 'invoice', 'approval', 'chart', 'cash'].map((icon) => ({
        icon,
        ...entry(),
      })),
    }),
    slice('media_text', 2, {
      eyebrow: 'How it works',
      title: richText('heading2', title()),
      body: [...richText('paragraph', text(3), text(3)), ...richText('list-item', text(), text(), text())],
      link: next,
      scene: 'card_controls',
    }),
    slice('steps', 3, {
      title: richText('heading2', title()),
      lead: text(),
      steps: [entry(), entry(), entry(), entry()],
    }),
    slice('faq', 4, {
      title: richText('heading2', title()),
      questions: Array.from({ length: 5 }, () => ({
        question: `${title()}?`,
        answer: richText('paragraph', text(3)),
      })),
    }),
    slice('call_to_action', 5, {
      title: richText('heading2', title()),
      text: text(2),
      primary_link: registration,
      secondary_link: contact,
    }),
  ]
}

const uidOf = (row: number): string => `bench-${String(row).padStart(4, '0')}`

/**
 * A page of one market. Here markets that share a language have their own documents, at the paths of the shared ones that
 * they replace.
 */
function page(
  number: number,
  row: number,
  { code, contentLanguage: lang, isPrimary }: Locale,
): StoredDocument {
  const shared = uidOf(row)
  const uid = isPrimary ? shared : `${shared}-${code}`
  const next = linkTo({ type: 'page', lang, uid: row === 0 ? 'cards' : uidOf(row - 1) }, 'The page before')
  return document(
    { type: 'page', lang, uid },
    {
      title: `Page ${number}`,
      slices: slices(number, lang, next),
      meta_title: `Page ${number} | Outlay`,
      meta_description: wording(number).text(),
      ...(isPrimary ? {} : { localeCode: code, path: shared }),
    },
  )
}

/** A navigation with 20 links in the header and 40 in the footer. */
function withManyLinks(navigation: StoredDocument, lang: string): StoredDocument {
  const link = (text: string) => ({ link: linkTo({ type: 'page', lang, uid: 'cards' }, text) })
  const entries = (name: string) => Array.from({ length: 10 }, (_, index) => link(`${name} ${index + 1}`))
  return {
    ...navigation,
    data: {
      ...navigation.data,
      menus: ['Product', 'Company'].map((label) => ({ label, entries: entries(label) })),
      columns: ['Product', 'Company', 'Help', 'Legal'].map((title) => ({ title, entries: entries(title) })),
    },
  }
}

/**
 * `count` documents: the sample set with a full navigation, and pages of six slices in turn over the 18 locales.
 * The same count gives the same documents. Throws when the count is below the sample's own.
 */
export function benchDocuments(count: number): StoredDocument[] {
  const base = sampleDocuments('Bench').map((one) =>
    one.type === 'navigation' ? withManyLinks(one, one.lang) : one,
  )
  if (count < base.length) throw new Error(`The bench needs at least ${base.length} documents, not ${count}`)
  const pages = Array.from({ length: count - base.length }, (_, index) => {
    const locale = locales[index % locales.length] as Locale
    return page(index, Math.floor(index / locales.length), locale)
  })
  return nameLanguages([...base, ...pages])
}

/** The document that the benchmark edits: only one market shows it. */
export const editedDocumentId = `da-dk.page.${uidOf(0)}`
