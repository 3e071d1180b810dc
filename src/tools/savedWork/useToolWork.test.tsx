/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type * as Sharing from '../shareLink/loadShareLink'
import { loadShareLink } from '../shareLink/loadShareLink'
import { shareHash } from '../shareLink/model/shareLink'
import { useToolWork } from './useToolWork'

jest.mock('../shareLink/loadShareLink', () => ({
  loadShareLink: jest.fn(jest.requireActual<typeof Sharing>('../shareLink/loadShareLink').loadShareLink),
}))

type Work = { amount: string; note: string }

const empty: Work = { amount: '', note: '' }
const key = 'vat-calculator/v2'

function parse(value: unknown): Work | undefined {
  const { amount, note = '' } = value as Partial<Work>
  if (typeof amount !== 'string') throw new Error('no amount')
  return { amount, note }
}

/** A tool of two fields, with everything that the hook offers as text and buttons. */
function Tool() {
  const root = useRef<HTMLDivElement>(null)
  const work = useToolWork<Work>({
    storageKey: key,
    empty,
    parse,
    root,
    withTyped: (before, { amount = before.amount, note = before.note }) => ({ amount, note }),
  })
  const field = (name: keyof Work) => (
    <input
      aria-label={name}
      name={name}
      value={work.work[name]}
      onChange={({ currentTarget: { value } }) => work.change((before) => ({ ...before, [name]: value }))}
    />
  )
  return (
    <div ref={root}>
      {field('amount')}
      {field('note')}
      <output aria-label="stored">{work.stored}</output>
      <output aria-label="shared">{work.shared}</output>
      <output aria-label="unreadable">{work.unreadable}</output>
      <output aria-label="undoes">{work.undoes}</output>
      <button onClick={() => work.change((before) => before)}>change nothing</button>
      <button onClick={work.readShared}>read shared</button>
      <button onClick={work.keepShared}>keep shared</button>
      <button onClick={work.leaveShared}>leave shared</button>
      <button onClick={work.remove}>remove</button>
      <button onClick={work.deleteUnreadable}>delete unreadable</button>
      {work.undo ? <button onClick={work.undo}>undo</button> : null}
    </div>
  )
}

const nine: Work = { amount: '9', note: '' }

/** A tool with a list, which begins with its second entry. */
function Choice() {
  const root = useRef<HTMLDivElement>(null)
  const { work } = useToolWork<Work>({
    storageKey: key,
    empty: nine,
    parse: () => undefined,
    root,
    withTyped: (before, typed) => ({ ...before, ...typed }),
  })
  return (
    <div ref={root}>
      <select name="amount" value={work.amount} onChange={() => undefined}>
        <option>5</option>
        <option>9</option>
      </select>
    </div>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (text: string, name = 'amount') => userEvent.type(screen.getByLabelText(name), text)
const shows = (name: string, text: string) => expect(screen.getByLabelText(name)).toHaveTextContent(text)
const becomesShared = (state: string) => waitFor(() => shows('shared', state))
const hasAmount = (amount: string) => expect(screen.getByLabelText('amount')).toHaveValue(amount)
const storedWork = (): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const becomesStored = (work: unknown) => waitFor(() => expect(storedWork()).toEqual(work))
const storeWork = (amount: string): void => localStorage.setItem(key, JSON.stringify({ amount, note: '' }))
/** Opens an address of this page, as the address line does. */
const goTo = (hash: string): void => history.replaceState(null, '', `/${hash}`)
/** What another tab has stored reaches this one as an event. */
const fromOtherTab = (text: string | null, changed: string | null = key): void => {
  if (text === null) localStorage.clear()
  else localStorage.setItem(key, text)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: changed, newValue: text })))
}
/** Storage that refuses everything with an error of this name. */
const refuseStorage = (name: string) =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', name)
  })

beforeEach(() => {
  localStorage.clear()
  goTo('')
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe('saved work', () => {
  it('nothing is stored before the visitor changes something', async () => {
    const { unmount } = render(<Tool />)
    await press('change nothing')
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    expect(localStorage).toHaveLength(0)
  })

  it('is there at the next visit', async () => {
    const { unmount } = render(<Tool />)
    await type('12,5')
    unmount()
    expect(storedWork()).toEqual({ amount: '12,5', note: '' })
    render(<Tool />)
    hasAmount('12,5')
    shows('stored', '')
  })

  it('is stored once, a moment after the last change', async () => {
    jest.useFakeTimers()
    const setItem = jest.spyOn(Storage.prototype, 'setItem')
    render(<Tool />)
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: 50 })
    await user.type(screen.getByLabelText('amount'), '1234')
    expect(setItem).not.toHaveBeenCalled()
    act(() => void jest.advanceTimersByTime(300))
    expect(setItem.mock.calls).toEqual([[key, JSON.stringify({ amount: '1234', note: '' })]])
    shows('stored', 'saved')
  })

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'another tab or application comes to the front',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('is stored at once when %s', async (_, leave) => {
    render(<Tool />)
    await type('7')
    expect(storedWork()).toBeNull()
    act(() => void leave())
    expect(storedWork()).toMatchObject({ amount: '7' })
  })

  it.each([
    ['QuotaExceededError', 'full'],
    ['NS_ERROR_DOM_QUOTA_REACHED', 'full'],
    ['SecurityError', 'blocked'],
  ])('that the browser refuses with %s stays on the page, and it is said: %s', async (name, result) => {
    refuseStorage(name)
    render(<Tool />)
    await type('7')
    await waitFor(() => shows('stored', result))
    hasAmount('7')
  })

  it('starts empty where the browser forbids storage altogether', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    render(<Tool />)
    await type('7')
    await waitFor(() => shows('stored', 'blocked'))
    await press('remove')
    hasAmount('')
  })

  it('of another tab is shown, and what is being typed here wins', async () => {
    render(<Tool />)
    fromOtherTab(JSON.stringify({ amount: '5', note: 'other' }))
    hasAmount('5')
    await type('6')
    fromOtherTab(JSON.stringify({ amount: '9', note: '' }))
    hasAmount('56')
    await becomesStored({ amount: '56', note: 'other' })
  })

  it('of another tool changes nothing here', () => {
    storeWork('5')
    render(<Tool />)
    localStorage.removeItem(key)
    fromOtherTab('{}', 'roi-calculator/v2')
    hasAmount('5')
  })

  it.each([
    ['full', 'QuotaExceededError'],
    ['blocked', 'SecurityError'],
  ])(
    'of another tab does not replace what could not be stored here: storage is %s',
    async (result, error) => {
      const refused = refuseStorage(error)
      render(<Tool />)
      await type('7')
      await waitFor(() => shows('stored', result))
      refused.mockRestore()
      fromOtherTab(JSON.stringify({ amount: '5', note: '' }))
      hasAmount('7')
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
      hasAmount('7')
    },
  )

  it('of another tab is shown when the browser shows a page again that it had kept', () => {
    storeWork('5')
    render(<Tool />)
    // A page that is kept is told of nothing.
    storeWork('6')
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })))
    hasAmount('5')
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    hasAmount('6')
  })

  it('goes when another tab empties the storage of the site', () => {
    storeWork('5')
    render(<Tool />)
    fromOtherTab(null, null)
    hasAmount('')
  })
})

describe('work that cannot be read', () => {
  const old = '{"version":1,"lines":[['

  it('is given as it was stored, and new work is stored beside it', async () => {
    localStorage.setItem(key, old)
    const { unmount } = render(<Tool />)
    shows('unreadable', old)
    hasAmount('')
    await type('3')
    unmount()
    render(<Tool />)
    hasAmount('3')
    shows('unreadable', old)
  })

  it('can be deleted without the new work', async () => {
    localStorage.setItem(key, old)
    const { unmount } = render(<Tool />)
    await type('3')
    unmount()
    render(<Tool />)
    await press('delete unreadable')
    shows('unreadable', '')
    await becomesStored({ amount: '3', note: '' })
  })

  it('leaves nothing behind when it is deleted and there is no other', async () => {
    localStorage.setItem(key, old)
    render(<Tool />)
    await press('delete unreadable')
    expect(localStorage).toHaveLength(0)
  })
})

describe('a shared link', () => {
  const link = shareHash({ amount: '99', note: 'shared' }) ?? ''

  it('is shown in place of the own work, which stays stored, whatever is changed in it', async () => {
    storeWork('5')
    goTo(link)
    const { unmount } = render(<Tool />)
    hasAmount('5')
    await becomesShared('shown')
    hasAmount('99')
    await type('0')
    hasAmount('990')
    unmount()
    expect(storedWork()).toMatchObject({ amount: '5' })
  })

  it('becomes the own work when the visitor says so, and that can be undone', async () => {
    storeWork('5')
    goTo(link)
    render(<Tool />)
    await becomesShared('shown')
    await press('keep shared')
    expect(location.hash).toBe('')
    shows('shared', 'none')
    await becomesStored({ amount: '99', note: 'shared' })
    shows('undoes', 'replacement')
    await press('undo')
    hasAmount('5')
    await becomesStored({ amount: '5', note: '' })
  })

  it('that replaces nothing leaves nothing to undo', async () => {
    goTo(link)
    render(<Tool />)
    await becomesShared('shown')
    await press('keep shared')
    expect(screen.queryByRole('button', { name: 'undo' })).toBeNull()
  })

  it('can be left for the own work, also where that could not be stored', async () => {
    refuseStorage('QuotaExceededError')
    render(<Tool />)
    await type('5')
    goTo(link)
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
    await becomesShared('shown')
    hasAmount('99')
    await press('leave shared')
    hasAmount('5')
    shows('shared', 'none')
    expect(location.hash).toBe('')
  })

  it('is no reason to delete the own work: to remove what is shown is to leave it', async () => {
    storeWork('5')
    goTo(link)
    render(<Tool />)
    await becomesShared('shown')
    await press('remove')
    hasAmount('5')
    expect(storedWork()).toMatchObject({ amount: '5' })
  })

  it('stays shown while another tab changes the own work, to which the visitor goes back', async () => {
    storeWork('5')
    goTo(link)
    render(<Tool />)
    await becomesShared('shown')
    fromOtherTab(JSON.stringify({ amount: '6', note: '' }))
    hasAmount('99')
    await press('leave shared')
    hasAmount('6')
  })

  it.each([
    ['cut', link.slice(0, -4)],
    ['of something else', shareHash({ total: 1 }) ?? ''],
  ])('that is %s is called broken, and the own work is shown', async (_, hash) => {
    storeWork('5')
    goTo(hash)
    render(<Tool />)
    await becomesShared('broken')
    hasAmount('5')
    await press('leave shared')
    shows('shared', 'none')
    hasAmount('5')
    expect(location.hash).toBe('')
  })

  it('whose code cannot be fetched says so, shows the own work, and is read again', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    jest.mocked(loadShareLink).mockRejectedValueOnce(new Error('Loading chunk failed'))
    storeWork('5')
    goTo(link)
    render(<Tool />)
    await becomesShared('unread')
    hasAmount('5')
    expect(location.hash).toBe(link)
    await press('read shared')
    await becomesShared('shown')
    hasAmount('99')
  })

  it('leaves another part of the address alone', () => {
    goTo('#faq')
    render(<Tool />)
    shows('shared', 'none')
    expect(location.hash).toBe('#faq')
  })
})

describe('removing', () => {
  it('deletes the work from the browser, and undoing gives it back', async () => {
    storeWork('5')
    render(<Tool />)
    await type('6')
    await press('remove')
    hasAmount('')
    expect(localStorage).toHaveLength(0)
    shows('undoes', 'removal')
    await press('undo')
    hasAmount('56')
    await becomesStored({ amount: '56', note: '' })
  })

  it('deletes what cannot be read as well, and undoing gives that back too', async () => {
    localStorage.setItem(key, 'old')
    render(<Tool />)
    await press('remove')
    expect(localStorage).toHaveLength(0)
    shows('unreadable', '')
    await press('undo')
    shows('unreadable', 'old')
  })

  it('can no longer be undone after the next change, here or in another tab', async () => {
    storeWork('5')
    render(<Tool />)
    await press('remove')
    await type('7')
    expect(screen.queryByRole('button', { name: 'undo' })).toBeNull()
    await becomesStored({ amount: '7', note: '' })
    await press('remove')
    fromOtherTab(JSON.stringify({ amount: '8', note: '' }))
    expect(screen.queryByRole('button', { name: 'undo' })).toBeNull()
    hasAmount('8')
  })
})

describe('what was typed before the code was there', () => {
  async function hydrate(before: (container: HTMLElement) => void): Promise<void> {
    Object.assign(globalThis, { TextEncoder })
    const { renderToString } = await import('react-dom/server')
    const container = document.createElement('div')
    // As the server writes an island.
    container.dataset['props'] = '{}'
    document.body.replaceChildren(container)
    // In a browser's environment it warns of effects that a server leaves out.
    const warning = jest.spyOn(console, 'error').mockImplementation()
    container.innerHTML = renderToString(<Tool />)
    warning.mockRestore()
    before(container)
    await act(async () => void hydrateRoot(container, <Tool />))
  }
  const typeInto = (name: string, value: string) => (container: HTMLElement) => {
    const field = container.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (field) field.value = value
  }

  it('is added to the stored work, and stored', async () => {
    localStorage.setItem(key, JSON.stringify({ amount: '5', note: 'kept' }))
    await hydrate(typeInto('amount', '42'))
    hasAmount('42')
    expect(screen.getByLabelText('note')).toHaveValue('kept')
    await becomesStored({ amount: '42', note: 'kept' })
  })

  it('is nothing when nothing was typed: the stored work is shown and not stored again', async () => {
    storeWork('5')
    const setItem = jest.spyOn(Storage.prototype, 'setItem')
    await hydrate(() => undefined)
    hasAmount('5')
    window.dispatchEvent(new Event('pagehide'))
    expect(setItem).not.toHaveBeenCalled()
  })

  it('is nothing in a tool that the browser has rendered, where a list marks no entry as the first choice', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem')
    render(<Choice />)
    window.dispatchEvent(new Event('pagehide'))
    expect(setItem).not.toHaveBeenCalled()
  })
})
