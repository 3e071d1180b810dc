/** @jest-environment jsdom */
import { connectPageParts } from '../site/pageParts'
import { leaveFirstPage } from './firstPage'
import { loadWholePages } from './wholePages'

const page = { page: { path: '/en/cards' } }
const load = jest.fn()
const prepare = jest.fn()
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  jest.resetAllMocks()
  connectPageParts(prepare)
  window.___loader = { loadPage: load, loadPageSync: jest.fn(), enqueue: jest.fn(), hovering: jest.fn() }
  loadWholePages()
})
afterEach(() => {
  delete window.___loader
})

it('a page that the application opens is there when its parts are', async () => {
  let finish = (): void => undefined
  load.mockResolvedValueOnce(page)
  prepare.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)))
  const opened = jest.fn()
  void window.___loader?.loadPage('/en/cards').then(opened)
  await settled()
  expect(prepare).toHaveBeenCalledWith(page)
  expect(opened).not.toHaveBeenCalled()
  finish()
  await settled()
  expect(opened).toHaveBeenCalledWith(page)
})

it('they are loaded as soon as a visitor is about to follow a link to it, and a failure is no error', async () => {
  load.mockResolvedValueOnce(page).mockRejectedValueOnce(new Error('gone'))
  window.___loader?.hovering('/en/cards')
  window.___loader?.hovering('/en/cards')
  await settled()
  expect(prepare.mock.calls).toEqual([[page]])
})

it('the table of templates is asked for beside the data of a page, not for the first page', async () => {
  const loadTable = jest.fn().mockRejectedValue(new Error('gone'))
  window.asyncRequires = { components: {}, loadTable }
  load.mockResolvedValueOnce(page).mockReturnValueOnce(new Promise(() => undefined))
  await window.___loader?.loadPage(window.location.pathname)
  expect(loadTable).not.toHaveBeenCalled()
  window.___loader?.hovering('/en/cards')
  expect(loadTable).toHaveBeenCalledTimes(1)
  await settled()
  delete window.asyncRequires
})

it('the first page waits for nothing, until the visitor comes back to it', async () => {
  const { pathname } = window.location
  load.mockResolvedValue(page)
  prepare.mockReturnValue(new Promise(() => undefined))
  expect(await window.___loader?.loadPage(`${pathname}?utm_source=fair`)).toBe(page)
  expect(prepare).not.toHaveBeenCalled()
  leaveFirstPage()
  void window.___loader?.loadPage(pathname)
  await settled()
  expect(prepare).toHaveBeenCalledWith(page)
})
