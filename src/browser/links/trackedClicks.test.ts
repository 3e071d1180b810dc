/** @jest-environment jsdom */
import { analytics } from '../../visitor/analytics/queue'
import { reportClick } from './trackedClicks'

document.addEventListener('click', ({ target }) => reportClick(target as Element))
beforeEach(() => {
  analytics.drop()
  window.history.replaceState(null, '', '/en/pricing')
  // jsdom follows no link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
})

const tracked = () => analytics.queued().map(({ name, properties }) => [name, properties])
const press = (html: string): void => {
  document.body.innerHTML = html
  document.querySelector<HTMLElement>('b, a')?.click()
}

it('links and buttons that name their surface are reported, others are not', () => {
  document.body.innerHTML = `
    <a href="#a" data-used="careers"><span> Apply now </span></a>
    <button data-used="wallet" aria-label="Copy: iPhone">CopyCopied</button>
    <a href="#b" id="plain">Other</a>`
  for (const element of document.querySelectorAll<HTMLElement>('span, button, #plain')) element.click()
  expect(tracked()).toEqual([
    ['Element used', { kind: 'link', surface: 'careers', label: 'Apply now' }],
    ['Element used', { kind: 'button', surface: 'wallet', label: 'Copy: iPhone' }],
  ])
})

it('a control is of the kind of its role, and an icon without words', () => {
  document.body.innerHTML = `
    <button role="tab" data-used="page">Cards</button>
    <button role="switch" data-used="pricing">Yearly</button>
    <div role="option" data-used="page">Xero</div>
    <button data-used="page" aria-label="Close"><svg></svg></button>
    <a href="#a" data-used="page" aria-label="Our videos"><svg></svg></a>`
  for (const element of document.querySelectorAll<HTMLElement>('[data-used]')) element.click()
  expect(tracked().map(([, properties]) => properties)).toMatchObject([
    { kind: 'tab', label: 'Cards' },
    { kind: 'switch', label: 'Yearly' },
    { kind: 'option', label: 'Xero' },
    { kind: 'icon', label: 'Close' },
    { kind: 'icon', label: 'Our videos' },
  ])
})

describe('a link that names no surface', () => {
  const link = '<a href="#a"><b>Cards</b></a>'
  const used = (surface: string) => [['Element used', { kind: 'link', surface, label: 'Cards' }]]

  it.each([
    ['header', `<header>${link}</header>`],
    ['footer', `<footer>${link}</footer>`],
  ])('is of the %s', (surface, html) => {
    press(html)
    expect(tracked()).toEqual(used(surface))
  })

  it('is of the sticky navigation when the header has stayed while the page was scrolled', () => {
    window.scrollY = 400
    press(`<header>${link}</header>`)
    window.scrollY = 0
    expect(tracked()).toEqual(used('sticky navigation'))
  })

  it('is of the homepage there, and reported nowhere else', () => {
    press(`<main><header>${link}</header></main>`)
    expect(tracked()).toEqual([])
    window.history.replaceState(null, '', '/en')
    press(`<main><header>${link}</header></main>`)
    expect(tracked()).toEqual(used('homepage'))
  })

  it('is of the contact page there', () => {
    window.history.replaceState(null, '', '/de/contact')
    press(`<main>${link}</main>`)
    expect(tracked()).toEqual(used('contact us'))
  })

  it('is not reported when it has its own event, and a long one in part', () => {
    press('<header><a href="#a" data-replay="sign-up">Sign up</a></header>')
    press('<footer><a href="#a" data-consent>Cookie settings</a></footer>')
    expect(tracked()).toEqual([])
    press(`<header><a href="#a">${'x'.repeat(300)}</a></header>`)
    expect(tracked()).toEqual([['Element used', { kind: 'link', surface: 'header', label: 'x'.repeat(100) }]])
  })
})

describe('the button of a plan', () => {
  it('is a picked plan, with the cycle of the page, else of the link', () => {
    press('<a data-plan="growth" href="https://app.test/register?plan=growth&billing=yearly"><b>Go</b></a>')
    window.history.replaceState(null, '', '/en/pricing?billing=monthly')
    press('<a data-plan="growth" href="https://app.test/register?plan=growth&billing=yearly">Go</a>')
    press('<a data-plan="scale" href="/en/book-a-demo">Go</a>')
    expect(tracked()).toEqual([
      ['Plan picked', { plan: 'growth', cycle: 'yearly' }],
      ['Plan picked', { plan: 'growth', cycle: 'monthly' }],
      ['Plan picked', { plan: 'scale', cycle: 'monthly' }],
    ])
  })

  it('no other link is', () => {
    press('<a href="https://app.test/register?plan=growth">Go</a>')
    press('<a data-plan="gold" href="/en/about">Go</a>')
    press('<table><tr><td data-plan="growth"><a href="/en/about">Go</a></td></tr></table>')
    expect(tracked()).toEqual([])
  })
})

it('a link in the notification banner is reported with its address, without query and hash', () => {
  press('<a data-notification-link href="/en/ebooks/guide?utm_source=banner#form"><b>guide</b></a>')
  press('<a data-notification-link href="https://status.example/now#x">status</a>')
  expect(tracked()).toEqual([
    ['Notification banner clicked', { target: '/en/ebooks/guide' }],
    ['Notification banner clicked', { target: 'https://status.example/now' }],
  ])
})

it.each([
  ['webinar', ['Webinar opened', { webinar: 'Cards' }]],
  ['event', ['Event opened', { event: 'Cards' }]],
  ['partner', ['Partner opened', { partner: 'Cards' }]],
  ['resource', ['Resource opened', { resource: 'Cards' }]],
])('an entry of the kind %s is reported by its title', (kind, event) => {
  press(`<ul><li data-entry><a data-opened="${kind}" href="/en/cards"> <b>Cards</b> </a></li></ul>`)
  expect(tracked()).toEqual([event])
})

it('an entry of an unknown kind is not', () => {
  press('<a data-opened="toString" href="/en/cards">Cards</a>')
  expect(tracked()).toEqual([])
})
