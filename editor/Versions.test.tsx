/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { StoredDocument } from '../content-api/documents'
import type { Version } from '../content-api/editingContract'
import { readVersion, readVersions } from './client'
import { Versions } from './Versions'

jest.mock('./client', () => ({
  Refusal: class extends Error {},
  readVersions: jest.fn(),
  readVersion: jest.fn(),
}))
const listing = jest.mocked(readVersions)
const reading = jest.mocked(readVersion)

const version = (name: string, was: Version['was']): Version => ({
  name,
  was,
  replacedAt: '2026-11-23T10:00:00.000Z',
})
const before = version('1', 'published')
const gaveWay = version('2', 'replaced')
const nothing = (): void => undefined

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
})
afterEach(() => jest.useRealTimers())

const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

it('the list is read again after every write of the page', async () => {
  listing.mockResolvedValueOnce([before])
  const { rerender } = render(<Versions id="a" stamp={1} onUse={nothing} />)
  await later(0)
  expect(screen.getByText('Earlier versions (1)')).toBeVisible()
  listing.mockResolvedValueOnce([gaveWay, before])
  rerender(<Versions id="a" stamp={2} onUse={nothing} />)
  await later(0)
  expect(screen.getByText('Earlier versions (2)')).toBeVisible()
  expect(screen.getAllByRole('listitem', { hidden: true })[0]).toHaveTextContent(
    'draft, replaced by the text of another editor',
  )
})

it('and, while the page is seen, of other editors; it stays when the server does not answer', async () => {
  listing.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('down')).mockResolvedValue([gaveWay])
  render(<Versions id="a" stamp={1} onUse={nothing} />)
  await later(2000)
  expect(screen.queryByText(/^Earlier versions/)).toBeNull()
  await later(2000)
  expect(screen.getByText('Earlier versions (1)')).toBeVisible()
  const asked = listing.mock.calls.length
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await later(10_000)
  expect(listing).toHaveBeenCalledTimes(asked)
  seen.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(listing).toHaveBeenCalledTimes(asked + 1)
})

it('a version is read when it is used, and one that cannot be read is said to be', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const text = { id: 'a', data: { title: 'Before' } } as unknown as StoredDocument
  listing.mockResolvedValue([before])
  const onUse = jest.fn()
  render(<Versions id="a" stamp={1} onUse={onUse} />)
  await later(0)
  await user.click(screen.getByText(/^Earlier versions/))
  reading.mockRejectedValueOnce(new Error('It was removed.')).mockResolvedValueOnce(text)
  await user.click(screen.getByRole('button'))
  await later(0)
  expect(screen.getByRole('alert')).toHaveTextContent('It was removed.')
  await user.click(screen.getByRole('button'))
  await later(0)
  expect(onUse).toHaveBeenCalledWith(text)
  expect(reading).toHaveBeenCalledWith('a', '1')
  expect(screen.queryByRole('alert')).toBeNull()
})
