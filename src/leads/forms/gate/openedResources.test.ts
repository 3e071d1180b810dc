/** @jest-environment jsdom */
import type * as Module from './openedResources'

const all = { functionality: true, analytics: true, advertisement: true }
const none = { functionality: false, analytics: false, advertisement: false }
const key = 'opened-resources/v2'
const page = '/en/webinars/approvals'
const video = 'https://video.outlay.example/watch/approvals'

/** The module and the visitor's consent, as in a page that was just loaded. */
async function freshPage(): Promise<typeof Module & { decide: (choice: typeof all) => void }> {
  jest.resetModules()
  const { consent } = await import('../../../visitor/consent/store')
  const { forgetResourcesWithoutConsent } = await import('./storedResources')
  forgetResourcesWithoutConsent()
  return { ...(await import('./openedResources')), decide: consent.decide }
}

beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

it('with consent it is remembered on the next visit, for the page whatever its query', async () => {
  const first = await freshPage()
  first.decide(all)
  first.rememberResource(`${page}/?utm_source=fair#form`, video)
  first.rememberResource('/en/webinars/breakfast')
  const second = await freshPage()
  second.onOpenedResources(() => undefined)
  expect(second.openedResource(page)).toBe(video)
  expect(second.openedResource('/en/webinars/breakfast')).toBe('')
  expect(second.openedResource('/en/webinars/other')).toBeUndefined()
})

it.each([
  ['without a decision', undefined],
  ['after a refusal', none],
])('%s it is known to this page only', async (_name, choice) => {
  const first = await freshPage()
  if (choice) first.decide(choice)
  first.rememberResource(page, video)
  expect(first.openedResource(page)).toBe(video)
  expect(localStorage.getItem(key)).toBeNull()
})

it('a consent that comes later stores it, and a withdrawal deletes it', async () => {
  const { decide, onOpenedResources, rememberResource } = await freshPage()
  onOpenedResources(() => undefined)
  rememberResource(page, video)
  decide(all)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ [page]: video })
  decide(none)
  expect(localStorage.getItem(key)).toBeNull()
})

it('what an earlier permission stored is deleted on any page once it was refused', async () => {
  const first = await freshPage()
  first.decide(all)
  first.rememberResource(page, video)
  // Another tab refuses; this module has not been told.
  jest.resetModules()
  const { consent } = await import('../../../visitor/consent/store')
  consent.decide(none)
  expect(localStorage.getItem(key)).not.toBeNull()
  await freshPage()
  expect(localStorage.getItem(key)).toBeNull()
})

it('listeners are called until they unsubscribe', async () => {
  const { onOpenedResources, rememberResource } = await freshPage()
  const listener = jest.fn()
  const leave = onOpenedResources(listener)
  rememberResource(page, video)
  expect(listener).toHaveBeenCalledTimes(1)
  leave()
  rememberResource(page, video)
  expect(listener).toHaveBeenCalledTimes(1)
})

it.each(['setItem', 'getItem', 'removeItem'] as const)(
  'storage whose %s throws, full or forbidden, is no error',
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError')
    })
    const { decide, onOpenedResources, openedResource, rememberResource } = await freshPage()
    onOpenedResources(() => undefined)
    decide(all)
    rememberResource(page, video)
    expect(openedResource(page)).toBe(video)
    decide(none)
  },
)

it.each([
  [null],
  ['{'],
  ['[]'],
  ['null'],
  ['7'],
  ['{"/en/a": 7}'],
  ['{"/en/a": "javascript:alert(1)"}'],
  ['{"/en/a": "//evil.example"}'],
])('the stored text %j says nothing', async (text) => {
  const { parseOpened } = await freshPage()
  expect(parseOpened(text)).toEqual({})
})

it('of very many only the newest fifty are kept', async () => {
  const { decide, rememberResource } = await freshPage()
  decide(all)
  for (let number = 0; number < 60; number += 1) rememberResource(`/en/webinars/${number}`, '/a.pdf')
  const paths = Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}') as object)
  expect(paths).toHaveLength(50)
  expect(paths.at(-1)).toBe('/en/webinars/59')
})
