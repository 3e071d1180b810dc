import english from '../../../content/documents/en-gb/global_strings.json'
import { textOf } from '../cms/fields'
import { globalStringKeys, type GlobalStrings } from './globalStrings'
import { type SiteData } from './siteData'

const data: Record<string, unknown> = english.data

const strings = Object.fromEntries(
  globalStringKeys.map((key) => [key, textOf(data[key]) || key]),
) as GlobalStrings

/**
 * The shared data of the English locale as tests and the component workshop see it: real strings, a small
 * navigation. Never part of the site.
 */
export const exampleSite: SiteData = {
  urlCode: 'en',
  strings,
  notification: [{ text: 'Read the free guide to closing the month faster.' }],
  market: {
    localeCode: 'en-gb',
    currency: 'GBP',
    vat: 'VAT',
    vat_number: 'VAT registration number',
    country: 'the United Kingdom',
    in_country: 'in the United Kingdom',
    legal_form: 'Ltd',
    register: 'Companies House',
    city: 'Leeds',
    date: '2 November 2026',
  },
  navigation: {
    menus: [
      {
        label: 'Product',
        entries: [
          {
            link: { href: '/en/business-expense-cards', text: 'Company cards' },
            text: 'Physical and virtual, each with its own limit',
            icon: 'card',
          },
          {
            link: { href: '/en/invoices', text: 'Invoices' },
            text: 'From the inbox to the ledger',
            icon: 'invoice',
          },
        ],
      },
      {
        label: 'Company',
        entries: [
          {
            link: { href: '/en/about', text: 'About us' },
            text: 'Who we are and how we work',
            icon: 'team',
          },
        ],
      },
      { label: 'Pricing', link: { href: '/en/pricing', text: 'Pricing' }, entries: [] },
    ],
    logIn: { href: 'https://app.outlay.example/login', text: 'Log in' },
    signUp: { href: 'https://app.outlay.example/register', text: 'Sign up' },
    demo: { href: '/en/book-a-demo', text: 'Book a demo' },
    footerColumns: [
      {
        title: 'Product',
        links: [
          { href: '/en/business-expense-cards', text: 'Company cards' },
          { href: '/en/invoices', text: 'Invoices' },
        ],
      },
      { title: 'Company', links: [{ href: '/en/about', text: 'About us' }] },
    ],
    legalLinks: [
      { href: '/en/legal', text: 'Legal' },
      { href: '/en/legal/gdpr', text: 'Data protection' },
    ],
    closingLine: 'Outlay is an invented company.',
  },
  cookiePolicy: '/en/legal/cookie-policy',
}
