/** @jest-environment jsdom */
import { bannerId } from '../../visitor/consentBanner/bannerId'
import { openPreviewedBanner } from './previewedBanner'

const openPublished = jest.fn()
const scripts = () => [...document.head.querySelectorAll('script')]
const link = () => document.querySelector<HTMLAnchorElement>('[data-consent]') ?? undefined

beforeEach(() => {
  jest.clearAllMocks()
  document.head.innerHTML = ''
  document.body.innerHTML = `<a data-consent href="/de/legal/cookies">Cookies</a>`
  window.__consent = { open: openPublished }
})

it('the banner comes with the drafts, also after it has been shown', () => {
  openPreviewedBanner()
  window.__consent?.open(link())
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/api/preview/files/consent/de.js'])
  // What the file does.
  window.__consent = { open: jest.fn() }
  document.body.insertAdjacentHTML('beforeend', `<section id="${bannerId}">Earlier texts</section>`)
  openPreviewedBanner()
  window.__consent.open(link())
  expect(scripts()).toHaveLength(2)
  expect(document.getElementById(bannerId)).toBeNull()
})

it('without the file of the drafts the published banner is shown', () => {
  openPreviewedBanner()
  window.__consent?.open(link())
  expect(openPublished).not.toHaveBeenCalled()
  scripts()[0]?.dispatchEvent(new Event('error'))
  expect(openPublished).toHaveBeenCalledWith(link())
})

it('a page without the inline script has no banner', () => {
  delete window.__consent
  expect(openPreviewedBanner).not.toThrow()
})
