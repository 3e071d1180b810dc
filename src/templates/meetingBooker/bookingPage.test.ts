import { bookingPage } from './bookingPage'

it.each([
  ['hubspot', 'outlay-team/meet-us', 'https://meetings.hubspot.com/outlay-team/meet-us'],
  ['calendly', 'outlay/intro', 'https://calendly.com/outlay/intro'],
  ['chili_piper', 'outlay/router/demo', 'https://outlay.chilipiper.com/router/demo'],
] as const)('%s leads to the page of the provider', (provider, slug, href) => {
  expect(bookingPage(provider, slug)?.href).toBe(href)
})

it.each([
  ['hubspot', ''],
  ['hubspot', null],
  ['hubspot', '../elsewhere'],
  ['calendly', 'a?redirect=https://elsewhere.example'],
  ['chili_piper', 'outlay'],
  ['chili_piper', 'elsewhere.example/x'],
] as const)('%s has no page for the slug %j', (provider, slug) => {
  expect(bookingPage(provider, slug)).toBeUndefined()
})
