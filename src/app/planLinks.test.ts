/** @jest-environment jsdom */
import { analytics } from '../analytics/queue'
import { watchPlanLinks } from './planLinks'

const track = jest.spyOn(analytics, 'track').mockImplementation()
beforeAll(watchPlanLinks)
beforeEach(() => {
  track.mockClear()
  window.history.replaceState(null, '', '/en/pricing')
})

const press = (html: string): void => {
  document.body.innerHTML = html
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector<HTMLElement>('b, a')?.click()
}

it('a followed link of a plan is a picked plan, with the cycle of the page, else of the link', () => {
  press('<a data-plan="growth" href="https://app.test/register?plan=growth&billing=yearly"><b>Go</b></a>')
  window.history.replaceState(null, '', '/en/pricing?billing=monthly')
  press('<a data-plan="growth" href="https://app.test/register?plan=growth&billing=yearly">Go</a>')
  press('<a data-plan="scale" href="/en/book-a-demo">Go</a>')
  expect(track.mock.calls).toEqual([
    ['Plan picked', { plan: 'growth', cycle: 'yearly' }],
    ['Plan picked', { plan: 'growth', cycle: 'monthly' }],
    ['Plan picked', { plan: 'scale', cycle: 'monthly' }],
  ])
})

it('no other link is', () => {
  press('<a href="https://app.test/register?plan=growth">Go</a>')
  press('<a data-plan="gold" href="/en/about">Go</a>')
  expect(track).not.toHaveBeenCalled()
})
