/** @jest-environment jsdom */
import type * as module from './pathTests'

const tracked = jest.fn<void, [string, unknown]>()
jest.mock('../../visitor/analytics/queue', () => ({
  analytics: { track: (name: string, properties: unknown) => tracked(name, properties) },
}))

/** Loads a page with this address: memory is empty, cookies stay. The experiment runs, unless it is as it is declared. */
async function onPage(path: string, runs = true): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    const { consent } = await import('../../visitor/consent/store')
    consent.grantAll()
    const { experiments } = await import('../../visitor/experiments/declarations')
    if (runs) Object.assign(experiments['landing-page'].buckets, { onePlace: 1 })
    const { takePartInPathTests }: typeof module = await import('./pathTests')
    takePartInPathTests(path)
    // Withdrawn and given again.
    takePartInPathTests(path)
  })
}

const original = '/en/lp/company-cards'
const variant = '/en/lp/one-place-for-spend'
const bucket = (): string | undefined => /landing-page:(\w+)/.exec(decodeURIComponent(document.cookie))?.[1]

beforeEach(() => {
  tracked.mockReset()
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0')
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`
})

it('a visitor gets a bucket on any page, which is not viewed before the server has chosen by it', async () => {
  await onPage(original)
  expect(['original', 'onePlace']).toContain(bucket())
  expect(tracked).not.toHaveBeenCalled()
  const first = bucket()
  await onPage('/en')
  expect(bucket()).toBe(first)
  expect(tracked).not.toHaveBeenCalled()
})

it('an experiment that does not run assigns nobody', async () => {
  await onPage(original, false)
  expect(document.cookie).toBe('')
  expect(tracked).not.toHaveBeenCalled()
})

it.each([
  ['original', original],
  ['onePlace', variant],
])('a visitor of %s views it once at its page', async (name, path) => {
  document.cookie = `active_tests=landing-page:${name}; path=/`
  await onPage(`${path}/`)
  expect(tracked.mock.calls).toEqual([['Experiment viewed', { experiment: 'landing-page', bucket: name }]])
})

it.each([
  ['original', variant],
  ['onePlace', original],
])('a visitor of %s who sees the other page views nothing', async (name, path) => {
  document.cookie = `active_tests=landing-page:${name}; path=/`
  await onPage(path)
  expect(tracked).not.toHaveBeenCalled()
})
