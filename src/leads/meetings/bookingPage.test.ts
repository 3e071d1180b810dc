import { bookingPage } from './bookingPage'
import type { MeetingEndpoints } from './contract'

const endpoints: MeetingEndpoints = {
  hubspot: 'https://meetings-eu1.hubspot.com',
  calendly: 'http://localhost:4440/calendly',
  chili_piper: 'https://{account}.chilipiper.com',
}

it.each([
  ['hubspot', 'outlay-team/meet-us', 'https://meetings-eu1.hubspot.com/outlay-team/meet-us'],
  ['calendly', 'outlay/intro', 'http://localhost:4440/calendly/outlay/intro'],
  ['chili_piper', 'outlay/router/demo', 'https://outlay.chilipiper.com/router/demo'],
] as const)('the booking page of %s is at its endpoint', (provider, slug, href) => {
  expect(bookingPage(endpoints, provider, slug)?.href).toBe(href)
})

it('an endpoint without an account has the whole slug', () => {
  const local = { ...endpoints, chili_piper: 'http://localhost:4440/chili-piper' }
  expect(bookingPage(local, 'chili_piper', 'outlay/demo')?.href).toBe(
    'http://localhost:4440/chili-piper/outlay/demo',
  )
})

it.each([
  ['hubspot', ''],
  ['hubspot', '../elsewhere'],
  ['calendly', 'a?redirect=https://elsewhere.example'],
  ['chili_piper', 'outlay'],
  ['chili_piper', 'elsewhere.example/x'],
] as const)('%s has no page for the slug %j', (provider, slug) => {
  expect(bookingPage(endpoints, provider, slug)).toBeUndefined()
})
