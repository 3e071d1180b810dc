/** @jest-environment jsdom */
import { analytics } from '../analytics/queue'
import { watchTrackedClicks } from './trackedClicks'

let stop: () => void
beforeEach(() => {
  analytics.drop()
  window.history.replaceState(null, '', '/en/pricing')
  stop = watchTrackedClicks()
  // jsdom follows no link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
})
afterEach(() => stop())

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
  stop()
  document.querySelector('button')?.click()
  expect(tracked()).toEqual([
    ['Element used', { kind: 'link', surface: 'careers', label: 'Apply now' }],
    ['Element used', { kind: 'button', surface: 'wallet', label: 'Copy: iPhone' }],
  ])
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
