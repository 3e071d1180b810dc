/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import type { StoredDocument } from '../content-api/documents'
import type { EditedDocument } from '../content-api/editingContract'
import { arrivesAfterClosing, readDocument, saveDraft } from './client'
import { useDraft } from './useDraft'

jest.mock('./client', () => ({
  Refusal: class extends Error {},
  readDocument: jest.fn(),
  saveDraft: jest.fn(),
  arrivesAfterClosing: jest.fn(),
}))
const nothing = (): void => undefined
const reading = jest.mocked(readDocument)
const saving = jest.mocked(saveDraft)

const document = (title: string): StoredDocument =>
  ({ id: 'a', data: { title } }) as unknown as StoredDocument
const published = (title: string): EditedDocument => ({ published: document(title), history: [] })

/** Answers of the server that come when the test says so. */
function held<Answer>(): { promise: Promise<Answer>; answer: (value: Answer) => Promise<void> } {
  let resolve: (value: Answer) => void = () => undefined
  const promise = new Promise<Answer>((done) => (resolve = done))
  return { promise, answer: (value) => act(async () => resolve(value)) }
}

async function openForm() {
  reading.mockResolvedValueOnce(published('Before'))
  const form = renderHook(() => useDraft('a', nothing))
  await waitFor(() => expect(form.result.current.document).toEqual(document('Before')))
  return form.result
}

beforeEach(() => jest.resetAllMocks())

it('what is typed while the document is read again stays in the form, and is stored', async () => {
  const form = await openForm()
  saving.mockResolvedValue()
  const answered = held<EditedDocument>()
  reading.mockReturnValueOnce(answered.promise)
  void form.current.read()
  act(() => form.current.change(document('Typed on')))
  await answered.answer(published('Published'))
  expect(form.current.document).toEqual(document('Typed on'))
  expect(form.current.saving).toBe('waiting')
  await waitFor(() => expect(saving).toHaveBeenCalledWith(document('Typed on')))
})

it('so does what was stored before an answer that does not know it yet', async () => {
  const form = await openForm()
  saving.mockResolvedValue()
  const answered = held<EditedDocument>()
  reading.mockReturnValueOnce(answered.promise)
  void form.current.read()
  act(() => form.current.change(document('Typed on')))
  await act(() => form.current.store())
  await answered.answer(published('Published'))
  expect(form.current.document).toEqual(document('Typed on'))
  expect(form.current.edited?.draft).toEqual(document('Typed on'))
})

it('drafts are stored one after the other', async () => {
  const form = await openForm()
  const first = held<void>()
  saving.mockReturnValueOnce(first.promise).mockResolvedValue()
  act(() => form.current.change(document('One')))
  void form.current.store()
  await act(async () => undefined)
  act(() => form.current.change(document('Two')))
  void form.current.store()
  await act(async () => undefined)
  expect(saving).toHaveBeenCalledTimes(1)
  await first.answer(undefined)
  expect(saving.mock.calls.map(([{ data }]) => data['title'])).toEqual(['One', 'Two'])
})

const asksToStay = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('what was typed just before the page is closed is stored with it', async () => {
  const form = await openForm()
  saving.mockResolvedValue()
  jest.mocked(arrivesAfterClosing).mockReturnValue(true)
  act(() => form.current.change(document('Last words')))
  expect(asksToStay()).toBe(false)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(saving).toHaveBeenCalledWith(document('Last words'))
  await waitFor(() => expect(form.current.saving).toBe('saved'))
})

it('asks before closing where a draft is too large to arrive, or could not be stored', async () => {
  const form = await openForm()
  jest.mocked(arrivesAfterClosing).mockReturnValue(false)
  saving.mockResolvedValue()
  expect(asksToStay()).toBe(false)
  act(() => form.current.change(document('A long text')))
  expect(asksToStay()).toBe(true)
  await waitFor(() => expect(form.current.saving).toBe('saved'))
  expect(asksToStay()).toBe(false)
  jest.mocked(arrivesAfterClosing).mockReturnValue(true)
  saving.mockRejectedValue(new Error('The server does not answer.'))
  act(() => form.current.change(document('Refused')))
  await waitFor(() => expect(form.current.saving).toBe('failed'))
  expect(asksToStay()).toBe(true)
})
