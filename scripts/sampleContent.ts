import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { StoredDocument } from '../content-api'
import { contentLanguages, defaultLocale, locales, type Locale } from '../locales.config'
import { globalStringKeys } from '../src/content/site/globalStrings'
import { readJson } from '../src/core/values/readJson'
import { document, linkTo, nameLanguages, richText, slice, webLink, type Data } from './sampleFields'

const registration = webLink('https://app.outlay.example/register', 'Sign up')

/** Languages that have a homepage and a not-found page in the content; those of `us` are pages of code. */
const homeLanguages = contentLanguages().filter((lang) => lang !== 'en-us')
const caseLanguages = ['en-gb', 'de-de']
const sharedMarkets = locales.filter(({ isPrimary }) => !isPrimary)

const currencies: Partial<Record<Locale['urlCode'], string>> = {
  en: 'GBP',
  da: 'DKK',
  se: 'SEK',
  no: 'NOK',
  us: 'USD',
}

const marketDocument = ({ code, urlCode, contentLanguage, countryName }: Locale): StoredDocument =>
  document(
    { type: 'market', lang: contentLanguage, name: urlCode },
    {
      localeCode: code,
      currency: currencies[urlCode] ?? 'EUR',
      vat_word: `VAT (${urlCode})`,
      vat_number_label: 'VAT number',
      country_name: countryName,
      in_country: `in ${countryName}`,
      legal_form: 'limited company',
      company_register: 'company register',
      example_city: 'the capital',
      overrides: [],
    },
  )

/** The product screens of the site itself: their words do not matter here, only that each market has all of them. */
const screensDocument = ({ contentLanguage, urlCode }: Locale): StoredDocument => {
  const name = `product_screens.${urlCode}`
  const file = path.resolve(__dirname, '../content/documents', contentLanguage, `${name}.json`)
  return readJson(file) as StoredDocument
}

const planIds = ['starter', 'growth', 'scale']

const plansDocument = (lang: string): StoredDocument =>
  document(
    { type: 'product_plans', lang },
    {
      plans: planIds.map((plan_id) => ({
        plan_id,
        name: `The ${plan_id} plan`,
        description: 'For a team.',
        highlighted: plan_id === 'growth',
        features: richText('list-item', 'Cards'),
        link: registration,
      })),
      billing_label: 'Billing',
      save_at_least: 'Save {percent}',
      users_label: 'Users',
      users_one: '{count} user',
      users_other: '{count} users',
      month_total: '{amount} a month for {users}',
      year_total: '{amount} a year for {users}',
      year_saving: '{amount} saved',
      users_limit: 'Up to {users}',
      recommendation: '{plan} for {users}',
      chosen_plan: 'Your plan',
      users_fewer: 'One user fewer',
      users_more: 'One user more',
      users_slider: 'Number of users with the slider',
      users_most: 'We work out prices for up to {users} here. If you have more, talk to us for a quote.',
      change_choice: 'Change',
      features: [
        { feature_id: 'cards', name: 'Cards', tooltip: '', starter: 'yes', growth: 'yes', scale: 'yes' },
      ],
    },
  )

const factsDocument = ({ code, urlCode, contentLanguage, countryName }: Locale): StoredDocument =>
  document(
    { type: 'product_facts', lang: contentLanguage, name: urlCode },
    {
      localeCode: code,
      plans: [
        {
          plan_id: 'starter',
          monthly_price: 0,
          yearly_price: 0,
          user_limit: 5,
          virtual_card_limit: 10,
          approval_steps: 1,
        },
        { plan_id: 'growth', monthly_price: 900, yearly_price: 750, approval_steps: 2 },
        { plan_id: 'scale', monthly_price: 1500, yearly_price: 1250 },
      ],
      exchange_fee: 1.5,
      cash_fee: 2,
      late_fee: 1,
      company_check_days: 2,
      trial_days: 30,
      renewal_notice_days: 30,
      support_first_day: 'Monday',
      support_last_day: 'Friday',
      support_opens: '09:00',
      support_closes: '17:00',
      support_time_zone: 'Europe/London',
      phone: '+44 20 7946 0000',
      offices: [{ city: 'the capital', country: countryName, address: '1 Example Street' }],
    },
  )

const metaOf = (title: string): Data => ({
  meta_title: `${title} | Outlay`,
  meta_description: `${title}: a page of the generated content set.`,
})

const homepageData = (lang: string, title: string): Data => ({
  title,
  lead: 'Cards and invoices {market.in_country}, from {money:4900} a month.',
  primary_link: registration,
  secondary_link: linkTo({ type: 'page', lang, uid: 'contact' }, 'Talk to us'),
  scene: 'expense_list',
  slices: [
    slice('steps', 0, {
      title: richText('heading2', 'How it starts'),
      lead: 'Three steps, one afternoon.',
      steps: [
        { title: 'Open an account', text: 'Enter the number from the {market.register}.' },
        { title: 'Hand out cards', text: 'Each card has a limit.' },
        { title: 'Collect receipts', text: 'A photo is enough.' },
      ],
    }),
  ],
  ...metaOf(title),
})

const notFoundData = (lang: string, title: string): Data => ({
  title,
  lead: 'Nothing lives at this address.',
  links_title: 'Try one of these',
  links: [
    { link: linkTo({ type: 'page', lang, uid: 'contact' }, 'Contact'), text: 'Tell us what is missing.' },
  ],
  ...metaOf(title),
})

function sharedMarketDocuments({ code, contentLanguage: lang }: Locale, wording: string): StoredDocument[] {
  return [
    document(
      { type: 'secondary_homepage', lang, name: code },
      { localeCode: code, ...homepageData(lang, `${wording} homepage of ${code}`) },
    ),
    document(
      { type: 'secondary_not_found', lang, name: code },
      { localeCode: code, ...notFoundData(lang, `${wording} not-found page of ${code}`) },
    ),
  ]
}

const cardsPage = (lang: string, wording: string): StoredDocument =>
  document(
    { type: 'page', lang, uid: 'cards' },
    {
      title: 'Cards',
      slices: [
        slice('hero', 0, {
          eyebrow: 'Cards',
          title: richText('heading1', `${wording} cards of ${lang}`),
          lead: richText('paragraph', 'A card for everyone who pays, each with {market.vat} and a limit.'),
          primary_link: registration,
          scene: 'card_controls',
        }),
        slice('media_text', 1, {
          title: richText('heading2', 'A limit before the money moves'),
          body: richText('paragraph', 'A designer may spend {money:12000} a month and sees what is left.'),
          link: linkTo({ type: 'page', lang, uid: 'contact' }, 'Ask for a card'),
          scene: 'card_issue',
        }),
      ],
      ...metaOf(`${wording} cards`),
    },
  )

const contactPage = (lang: string, wording: string): StoredDocument =>
  document(
    { type: 'page', lang, uid: 'contact' },
    {
      title: 'Contact',
      slices: [
        slice('hero', 0, {
          title: richText('heading1', `${wording} contact of ${lang}`),
          lead: richText('paragraph', 'Call {fact:phone}.'),
          primary_link: linkTo({ type: 'page', lang, uid: 'cards' }, 'See the cards'),
        }),
      ],
      ...metaOf(`${wording} contact`),
    },
  )

const caseDocuments = (lang: string, wording: string): StoredDocument[] => [
  document(
    { type: 'customers', lang, uid: 'customers' },
    {
      title: `${wording} customers of ${lang}`,
      lead: 'Invented companies, for the test of the build.',
      cases_title: 'Cases',
      read_case_label: 'Read the case',
      slices: [],
      ...metaOf(`${wording} customers`),
    },
  ),
  document(
    { type: 'customer_case', lang, uid: 'sample-bakery' },
    {
      title: `${wording} bakery of ${lang}`,
      lead: 'Four shops and one list of receipts.',
      company: 'Sample Bakery',
      challenge_title: 'Before',
      challenge: richText('paragraph', 'Every shop kept {money:20000} in a tin.'),
      slices: [],
      ...metaOf(`${wording} bakery`),
    },
  ),
]

const jobListing = (lang: string, wording: string): StoredDocument =>
  document(
    { type: 'job_listing', lang, uid: 'jobs' },
    {
      title: `${wording} jobs of ${lang}`,
      lead: 'The vacancies come from the job board.',
      empty_message: 'There are none at the moment.',
      apply_label: 'Apply',
      back_label: 'All jobs',
      slices: [],
      ...metaOf(`${wording} jobs`),
    },
  )

const navigation = (lang: string): StoredDocument =>
  document(
    { type: 'navigation', lang },
    {
      menus: [
        { label: 'Cards', link: linkTo({ type: 'page', lang, uid: 'cards' }, 'Cards'), entries: [] },
        {
          label: 'Customers',
          link: linkTo({ type: 'customers', lang, uid: 'customers' }, 'Customers'),
          entries: [],
        },
      ],
      sign_up_link: registration,
      columns: [
        { title: 'Company', entries: [{ link: linkTo({ type: 'page', lang, uid: 'contact' }, 'Contact') }] },
      ],
      legal_links: [],
      closing_line: 'A generated content set.',
    },
  )

const globalStrings = (lang: string): StoredDocument =>
  document(
    { type: 'global_strings', lang },
    Object.fromEntries(globalStringKeys.map((key) => [key, key.replaceAll('_', ' ')])),
  )

/**
 * A small content set from which the whole build passes: every locale has its root (`us` from its pages of code),
 * its market values and two pages; `en` and `de`, and the markets that share them, also list a customer case.
 * `wording` is in every title, so that a built page shows which set it is from.
 */
export function sampleDocuments(wording: string): StoredDocument[] {
  const main = defaultLocale().contentLanguage
  return nameLanguages([
    ...locales.map(marketDocument),
    ...locales.map(factsDocument),
    ...locales.map(screensDocument),
    ...contentLanguages().map(plansDocument),
    globalStrings(main),
    navigation(main),
    jobListing(main, wording),
    ...homeLanguages.flatMap((lang) => [
      document({ type: 'homepage', lang }, homepageData(lang, `${wording} homepage of ${lang}`)),
      document({ type: 'not_found', lang }, notFoundData(lang, `${wording} not-found page of ${lang}`)),
    ]),
    ...sharedMarkets.flatMap((locale) => sharedMarketDocuments(locale, wording)),
    ...contentLanguages().flatMap((lang) => [cardsPage(lang, wording), contactPage(lang, wording)]),
    ...caseLanguages.flatMap((lang) => caseDocuments(lang, wording)),
  ])
}

/** Where a document of a content folder is stored. */
export const documentFile = (content: string, { lang, id }: Pick<StoredDocument, 'lang' | 'id'>): string =>
  path.join(content, 'documents', lang, `${id}.json`)

/** Stores documents in a content folder, one file each, replacing existing ones. */
export function writeContent(content: string, documents: readonly StoredDocument[]): void {
  for (const one of documents) {
    const file = documentFile(content, one)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(one, undefined, 2))
  }
}
