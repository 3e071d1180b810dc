import { buildNavigation } from './buildNavigation'

const link = (url: string, text: string) => ({ link_type: 'Web', url, text })
const empty = { link_type: 'Any' }
/** What localizing leaves of a link to a document that has no page. */
const withoutPage = { link_type: 'Document', id: 'gone', type: 'page', lang: 'en-gb', text: 'Gone' }

it('turns the groups of the document into menus, columns and links, in their order', () => {
  expect(
    buildNavigation({
      menus: [
        {
          label: 'Product',
          link: empty,
          entries: [
            { link: link('/en/cards', 'Cards'), text: 'Each with a limit', icon: 'card' },
            { link: link('/en/invoices', 'Invoices') },
          ],
        },
        { label: 'Pricing', link: link('/en/pricing', 'Pricing'), entries: [] },
      ],
      log_in_link: link('https://app.outlay.example/login', 'Log in'),
      sign_up_link: link('https://app.outlay.example/register', 'Sign up'),
      demo_link: link('/en/demo', 'Demo'),
      columns: [{ title: 'Company', entries: [{ link: link('/en/about', 'About us') }] }],
      legal_links: [{ link: link('/en/legal', 'Legal') }],
      closing_line: 'An invented company.',
    }),
  ).toEqual({
    menus: [
      {
        label: 'Product',
        entries: [
          { link: { href: '/en/cards', text: 'Cards' }, text: 'Each with a limit', icon: 'card' },
          { link: { href: '/en/invoices', text: 'Invoices' }, text: '', icon: '' },
        ],
      },
      { label: 'Pricing', link: { href: '/en/pricing', text: 'Pricing' }, entries: [] },
    ],
    logIn: { href: 'https://app.outlay.example/login', text: 'Log in' },
    signUp: { href: 'https://app.outlay.example/register', text: 'Sign up' },
    demo: { href: '/en/demo', text: 'Demo' },
    footerColumns: [{ title: 'Company', links: [{ href: '/en/about', text: 'About us' }] }],
    legalLinks: [{ href: '/en/legal', text: 'Legal' }],
    closingLine: 'An invented company.',
  })
})

it.each([
  ['an empty link', empty],
  ['a link to a document without a page', withoutPage],
  ['a scheme that must not be followed', link('javascript:alert(1)', 'Run')],
])('leaves out an entry with %s, and keeps the others', (_name, unusable) => {
  const entries = [{ link: unusable, text: 'Unusable' }, { link: link('/en/cards', 'Cards') }]
  const navigation = buildNavigation({
    menus: [{ label: 'Product', link: unusable, entries }],
    columns: [{ title: 'Product', entries }],
    legal_links: entries,
    sign_up_link: unusable,
  })
  const kept = { href: '/en/cards', text: 'Cards' }
  expect(navigation.menus[0]?.entries.map((entry) => entry.link)).toEqual([kept])
  expect(navigation.menus[0]).not.toHaveProperty('link')
  expect(navigation.footerColumns[0]?.links).toEqual([kept])
  expect(navigation.legalLinks).toEqual([kept])
  expect(navigation).not.toHaveProperty('signUp')
})

it('is an empty navigation without a document, or when its fields hold something else', () => {
  const nothing = { menus: [], footerColumns: [], legalLinks: [], closingLine: '' }
  expect(buildNavigation({})).toEqual(nothing)
  expect(buildNavigation({ menus: 'none', columns: null, legal_links: {}, closing_line: 7 })).toEqual(nothing)
})
