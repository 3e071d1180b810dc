/** @jest-environment jsdom */
import { brand } from '../../core/brand'
import { captureVisit } from '../../visitor/attribution/visit'
import { consent } from '../../visitor/consent/store'
import { watchCompletedLinks } from './completedLinks'

const form = 'https://jobs.outlay.example/jobs/7?gh_jid=7'
let stop: () => void

beforeEach(() => {
  consent.decide({ functionality: false, analytics: false, advertisement: true })
  document.body.innerHTML = `
    <a id="apply" data-apply href="${form}"><span>Apply</span></a>
    <a id="area" data-app-area="bills-status" href="${brand.appOrigin}/bills-status">Open my bill</a>
    <a id="unknown" data-app-area="admin" href="${brand.appOrigin}/admin">Other</a>
    <a id="plain" href="${form}">Plain</a>`
  stop = watchCompletedLinks()
})
afterEach(() => {
  stop()
  window.history.replaceState(null, '', '/')
})

const link = (id: string) => document.getElementById(id) as HTMLAnchorElement
const use = (id: string, type: string) =>
  (link(id).firstElementChild ?? link(id)).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))

it('an application of a visitor without a source goes to the address of the board', () => {
  use('apply', 'pointerdown')
  expect(link('apply').href).toBe(form)
})

it.each(['pointerdown', 'focusin', 'contextmenu', 'click'])(
  'on %s an application gets the source that came with the visitor, and no other link does',
  (type) => {
    window.history.replaceState(null, '', '/en/careers/jobs/7?gh_src=abc123')
    captureVisit()
    use('apply', type)
    use('plain', type)
    expect(link('apply').href).toBe(`${form}&gh_src=abc123`)
    expect(link('plain').href).toBe(form)
  },
)

it('a later source replaces the one before', () => {
  window.history.replaceState(null, '', '/en/careers/jobs/7?gh_src=first')
  captureVisit()
  use('apply', 'focusin')
  window.history.replaceState(null, '', '/en/careers/jobs/7?gh_src=second')
  captureVisit()
  use('apply', 'click')
  expect(link('apply').href).toBe(`${form}&gh_src=second`)
})

it('without consent to advertisement no source goes along, and a completed link loses it at once', () => {
  window.history.replaceState(null, '', '/en/careers/jobs/7?gh_src=mine')
  captureVisit()
  use('apply', 'focusin')
  expect(link('apply').href).toContain('gh_src=')
  consent.withdraw()
  expect(link('apply').href).toBe(form)
  use('apply', 'click')
  expect(link('apply').href).toBe(form)
  consent.decide({ functionality: false, analytics: false, advertisement: true })
  use('apply', 'click')
  expect(link('apply').href).toBe(`${form}&gh_src=mine`)
})

it('an e-mail address is no source', () => {
  window.history.replaceState(null, '', '/en/careers/jobs/7?gh_src=jane@work.example')
  captureVisit()
  use('apply', 'click')
  expect(link('apply').href).not.toContain('jane')
})

it('a link to the web app keeps the rest of the address, whatever it was before', () => {
  window.history.replaceState(null, '', '/en/bills-status/7f3?token=a&next=evil#top')
  use('area', 'focusin')
  expect(link('area').href).toBe(`${brand.appOrigin}/bills-status/7f3?token=a#top`)
  window.history.replaceState(null, '', '/en/bills-status/%252e%252e/register')
  use('area', 'click')
  expect(link('area').href).toBe(`${brand.appOrigin}/bills-status`)
})

it('outside of the markets and for an unknown area a link stays as it is', () => {
  window.history.replaceState(null, '', '/xx/bills-status/7f3')
  use('area', 'click')
  use('unknown', 'click')
  expect(link('area').href).toBe(`${brand.appOrigin}/bills-status`)
  expect(link('unknown').href).toBe(`${brand.appOrigin}/admin`)
})

it('nothing is completed after it was stopped', () => {
  stop()
  window.history.replaceState(null, '', '/en/bills-status/7f3')
  use('area', 'click')
  expect(link('area').href).toBe(`${brand.appOrigin}/bills-status`)
})
