import { loadRedirectSources } from './loadRedirectSources'

const fetched = jest.fn()
const answer = (value: unknown, ok = true) => ({ ok, json: () => Promise.resolve(value) })

beforeEach(() => {
  fetched.mockReset()
  Object.assign(globalThis, { fetch: fetched })
})

it('fetches the sources of a locale once', async () => {
  fetched.mockResolvedValue(answer({ sources: ['/at/preise'] }))
  expect(await loadRedirectSources('at')).toEqual(['/at/preise'])
  expect(await loadRedirectSources('at')).toEqual(['/at/preise'])
  expect(fetched.mock.calls).toEqual([['/redirect-sources/at.json']])
})

it.each([
  ['is missing', () => fetched.mockResolvedValue(answer({}, false))],
  ['holds something else', () => fetched.mockResolvedValue(answer('<!doctype html>'))],
  ['cannot be fetched', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
])('knows none when the file %s, and asks again the next time', async (_, fails) => {
  fails()
  expect(await loadRedirectSources('de')).toBeUndefined()
  fetched.mockResolvedValue(answer({ sources: [] }))
  expect(await loadRedirectSources('fi')).toEqual([])
})
