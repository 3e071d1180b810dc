/**
 * @jest-environment jsdom
 */
import type * as Module from './loadSiteData'

let loaded: typeof Module
const fetched = jest.fn()

beforeEach(async () => {
  jest.resetModules()
  loaded = await import('./loadSiteData')
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/en')
  fetched.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve({ urlCode: 'at' }) })
  Object.assign(globalThis, { fetch: fetched })
})

it('fetches the file that the page names, and keeps its data', async () => {
  document.body.innerHTML =
    '<script id="application" data-release="4f6b /app-1.js /page-data/app-data.json /site-data/at.0123456789ab.json"></script>'
  await loaded.loadSiteData()
  expect(fetched.mock.calls).toEqual([['/site-data/at.0123456789ab.json']])
  expect(loaded.loadedSiteData()).toEqual({ urlCode: 'at' })
})

it.each([
  ['/at/preise?x=1', '/site-data/at.json'],
  ['/preview', '/site-data/en.json'],
])('a page that names none (%s) has the file of its locale or of the default one', async (address, file) => {
  window.history.replaceState(null, '', address)
  await loaded.loadSiteData()
  expect(fetched.mock.calls).toEqual([[file]])
})

it('there is no site data before it is loaded, nor after a failed response, which is an error', async () => {
  expect(() => loaded.loadedSiteData()).toThrow('site data is not loaded')
  fetched.mockResolvedValue({ ok: false, status: 404, url: 'http://localhost/site-data/en.json' })
  await expect(loaded.loadSiteData()).rejects.toThrow('404 http://localhost/site-data/en.json')
  expect(() => loaded.loadedSiteData()).toThrow('site data is not loaded')
})
