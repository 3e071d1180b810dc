/** @jest-environment jsdom */
import { formsDataChanged } from '../../content/site/formsData'
import { fetchPreviewedFiles } from './previewedFiles'

// jsdom has no requests.
window.Request ??= class {} as unknown as typeof Request

const original = window.fetch
afterEach(() => {
  window.fetch = original
})

function previewed(answer: () => Promise<Partial<Response>>): jest.Mock {
  const fetch = jest.fn(answer)
  window.fetch = fetch as unknown as typeof window.fetch
  fetchPreviewedFiles()
  return fetch
}

it('files of locales come with the drafts, everything else as it is', async () => {
  const fetch = previewed(() => Promise.resolve({ ok: true }))
  await window.fetch('/chat/en.json')
  await window.fetch('/page-data/en/page-data.json')
  await window.fetch('https://elsewhere.example/chat/en.json')
  expect(fetch.mock.calls.map(([address]) => String(address))).toEqual([
    '/api/preview/files/chat/en.json',
    '/page-data/en/page-data.json',
    'https://elsewhere.example/chat/en.json',
  ])
})

it('the first texts of the forms that come are told to a modal that has opened without them', async () => {
  jest.useFakeTimers()
  const changed = jest.fn()
  window.addEventListener(formsDataChanged, changed)
  const responses: Partial<Response>[] = [{ ok: false }, { ok: true }, { ok: true }]
  previewed(() => Promise.resolve(responses.shift() ?? {}))
  const told: number[] = []
  for (let request = 0; request < 3; request += 1) {
    await window.fetch('/forms-data/en.json')
    jest.advanceTimersByTime(1000)
    told.push(changed.mock.calls.length)
  }
  expect(told).toEqual([0, 1, 1])
  window.removeEventListener(formsDataChanged, changed)
  jest.useRealTimers()
})
