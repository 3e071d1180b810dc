/** @jest-environment jsdom */
import { closeSignUp, requestSignUp, signUpRequest } from '../../leads/forms/signUpModal/request'
import { analytics } from '../../visitor/analytics/queue'
import { captureVisit } from '../../visitor/attribution/visit'
import { arriveAt, startBrowser } from './browser'

jest.mock('../../visitor/attribution/visit', () => ({
  captureVisit: jest.fn(),
  visitAttribution: () => ({}),
  heldAttribution: () => ({ utm_source: 'fair' }),
  visitPartner: () => undefined,
}))

afterEach(() => {
  closeSignUp()
  jest.clearAllMocks()
})

const address = (path: string): { pathname: string; search: string } => {
  const { pathname, search } = new URL(path, 'https://www.outlay.example')
  return { pathname, search }
}

it('where the visitor came from is captured once at the start and after each navigation', () => {
  startBrowser()
  arriveAt(address('/en'), null)
  expect(captureVisit).toHaveBeenCalledTimes(1)
  arriveAt(address('/en/pricing'), address('/en'))
  expect(captureVisit).toHaveBeenCalledTimes(2)
})

it('signup=open prefetches the texts of the modal at once', () => {
  const preloads = () =>
    [...document.querySelectorAll('link[rel="preload"]')].map((link) => link.getAttribute('href'))
  startBrowser()
  expect(preloads()).toEqual([])
  window.history.replaceState(null, '', '/de/preise?signup=open')
  startBrowser()
  window.history.replaceState(null, '', '/')
  expect(preloads()).toEqual(['/forms-data/de.json'])
})

it('an early tap on sign-up prefetches the texts while the application starts', () => {
  document.head.replaceChildren()
  document.body.innerHTML = '<a data-replay="sign-up" href="/">Sign up</a>'
  // Texts are prefetched once per market, so this test needs another market.
  window.history.replaceState(null, '', '/fi')
  startBrowser()
  expect(document.querySelector('link[rel="preload"]')).toBeNull()
  document.querySelector('a')?.setAttribute('aria-busy', 'true')
  startBrowser()
  expect(document.querySelector('link[rel="preload"]')).toHaveAttribute('href', '/forms-data/fi.json')
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

it('signup=open opens the modal on the first page and after a navigation', () => {
  arriveAt(address('/en?signup=open'), undefined)
  expect(signUpRequest()).toEqual({ trigger: 'address' })
  closeSignUp()
  arriveAt(address('/en/pricing?utm_source=fair&signup=open'), address('/en'))
  expect(signUpRequest()).toEqual({ trigger: 'address' })
})

it('another page closes the modal, another query does not', () => {
  const onDismiss = jest.fn()
  requestSignUp({ onDismiss })
  arriveAt(address('/en?plan=growth'), address('/en'))
  expect(signUpRequest()).toBeDefined()
  arriveAt(address('/en/pricing'), address('/en'))
  expect(signUpRequest()).toBeUndefined()
  expect(onDismiss).not.toHaveBeenCalled()
})

it('going back from an address with signup=open closes the modal, also on the same page', () => {
  arriveAt(address('/en?signup=open'), address('/en'))
  arriveAt(address('/en'), address('/en?signup=open'))
  expect(signUpRequest()).toBeUndefined()
})

it('the first page does not close a modal that an early tap has opened', () => {
  requestSignUp()
  arriveAt(address('/en'), null)
  expect(signUpRequest()).toEqual({ trigger: 'request' })
})

it('__site() returns what the page knows about its visitor', async () => {
  startBrowser()
  analytics.track('Chat opened', {})
  await expect(window.__site()).resolves.toMatchObject({
    consent: { name: 'unknown' },
    attribution: { utm_source: 'fair' },
    partner: undefined,
    events: expect.arrayContaining([expect.objectContaining({ name: 'Chat opened' })]) as unknown[],
    flags: { name: expect.stringMatching(/^(loading|off)$/) as string },
  })
})
