/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import type { StoredDocument } from '../content-api/documents'
import type { Conflict, EditedDocument, StoredDraft } from '../content-api/editingContract'
import { arrivesAfterClosing, ConflictRefusal, keepVersion, readDocument, saveDraft } from './client'
import { useDraft } from './useDraft'

jest.mock('./client', () => ({
  Refusal: class extends Error {},
  ConflictRefusal: class extends Error {
    constructor(
      readonly problems: string[],
      readonly conflicts: unknown[],
    ) {
      super(problems.join())
    }
  },
  readDocument: jest.fn(),
  saveDraft: jest.fn(),
  keepVersion: jest.fn(),
  arrivesAfterClosing: jest.fn(),
}))
const nothing = (): void => undefined
const reading = jest.mocked(readDocument)
const saving = jest.mocked(saveDraft)
const keeping = jest.mocked(keepVersion)

const document = (title: string): StoredDocument =>
  ({ id: 'a', data: { title } }) as unknown as StoredDocument
const published = (title: string): EditedDocument => ({
  published: document(title),
  version: `version of ${title}`,
})
/** What the server says of a draft that it has stored. */
const storing = (): void => {
  saving.mockImplementation(({ data }) => Promise.resolve({ version: `version of ${String(data['title'])}` }))
}

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

beforeEach(() => {
  jest.resetAllMocks()
  sessionStorage.clear()
})

it('what is typed while the document is read again stays in the form, and is stored', async () => {
  const form = await openForm()
  storing()
  const answered = held<EditedDocument>()
  reading.mockReturnValueOnce(answered.promise)
  void form.current.read()
  act(() => form.current.change(document('Typed on')))
  await answered.answer(published('Published'))
  expect(form.current.document).toEqual(document('Typed on'))
  expect(form.current.saving).toBe('waiting')
  await waitFor(() =>
    expect(saving).toHaveBeenCalledWith(
      document('Typed on'),
      expect.objectContaining({ version: 'version of Before' }),
    ),
  )
})

it('so does what was stored before an answer that does not know it yet', async () => {
  const form = await openForm()
  storing()
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
  const first = held<StoredDraft>()
  storing()
  saving.mockReturnValueOnce(first.promise)
  act(() => form.current.change(document('One')))
  void form.current.store()
  await act(async () => undefined)
  act(() => form.current.change(document('Two')))
  void form.current.store()
  await act(async () => undefined)
  expect(saving).toHaveBeenCalledTimes(1)
  await first.answer({ version: 'version of One' })
  expect(saving.mock.calls.map(([{ data }, { version }]) => [data['title'], version])).toEqual([
    ['One', 'version of Before'],
    ['Two', 'version of One'],
  ])
})

const asksToStay = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('what was typed just before the page is closed is stored with it', async () => {
  const form = await openForm()
  storing()
  jest.mocked(arrivesAfterClosing).mockReturnValue(true)
  act(() => form.current.change(document('Last words')))
  expect(asksToStay()).toBe(false)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(saving).toHaveBeenCalledWith(document('Last words'), expect.anything())
  await waitFor(() => expect(form.current.saving).toBe('saved'))
})

it('asks before closing where a draft is too large to arrive, or could not be stored', async () => {
  const form = await openForm()
  jest.mocked(arrivesAfterClosing).mockReturnValue(false)
  storing()
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

const conflict = (theirs: string | undefined): Conflict => ({
  ...{ id: 'a', against: theirs === undefined ? 'nothing' : 'draft' },
  current: { ...(theirs === undefined ? {} : { draft: document(theirs) }), version: 'current version' },
  changed: [{ path: ['data', 'title'], yours: 'Mine', theirs }],
})
const refusal = (theirs?: string) => new ConflictRefusal(['It was changed.'], [conflict(theirs)])

async function openConflict(theirs?: string) {
  const form = await openForm()
  saving.mockRejectedValueOnce(refusal(theirs))
  act(() => form.current.change(document('Mine')))
  await waitFor(() => expect(form.current.saving).toBe('conflict'))
  return form
}

it('with the text of somebody else nothing is stored until it is decided, and both texts are there', async () => {
  const form = await openConflict('Theirs')
  expect(form.current.conflict).toMatchObject({
    mine: document('Mine'),
    theirs: document('Theirs'),
    base: document('Before'),
  })
  act(() => form.current.change(document('Mine and more')))
  await act(() => form.current.store())
  expect(saving).toHaveBeenCalledTimes(1)
  expect(form.current.document).toEqual(document('Mine and more'))
  expect(asksToStay()).toBe(true)

  storing()
  await act(() => form.current.resolve(form.current.conflict!, []))
  await waitFor(() => expect(form.current.saving).toBe('saved'))
  expect(keeping).not.toHaveBeenCalled()
  expect(saving).toHaveBeenLastCalledWith(
    document('Mine and more'),
    expect.objectContaining({ version: 'current version', resolves: true }),
  )
  expect(sessionStorage).toHaveLength(0)
})

it('the text of somebody else can be taken: then one’s own is kept among the versions, and there is nothing to store', async () => {
  const form = await openConflict('Theirs')
  const take = () => act(() => form.current.resolve(form.current.conflict!, [['data', 'title']]))
  keeping.mockRejectedValueOnce(new Error('The server does not answer.'))
  await take()
  // What cannot be kept does not give way.
  expect([form.current.conflict?.mine, form.current.problems]).toEqual([
    document('Mine'),
    ['Error: The server does not answer.'],
  ])
  reading.mockResolvedValueOnce(published('Theirs'))
  await take()
  expect(keeping.mock.calls).toEqual([[document('Mine')], [document('Mine')]])
  await waitFor(() => expect(form.current.document).toEqual(document('Theirs')))
  expect([form.current.saving, form.current.conflict, saving.mock.calls.length]).toEqual([
    'saved',
    undefined,
    1,
  ])
})

it('of a document that was deleted the text can be stored again, or left', async () => {
  const form = await openConflict()
  storing()
  await act(() => form.current.resolve(form.current.conflict!, []))
  await waitFor(() => expect(form.current.saving).toBe('saved'))
  expect(saving).toHaveBeenLastCalledWith(
    document('Mine'),
    expect.objectContaining({ version: 'current version' }),
  )
  const other = await openConflict()
  act(() => other.current.giveUp())
  expect([other.current.document, other.current.problems]).toEqual([undefined, ['The document was deleted.']])
})

it('a reload of the page loses nothing: what could not be stored is tried again, on its own version', async () => {
  const form = await openConflict('Theirs')
  expect(form.current.conflict).toBeDefined()
  reading.mockResolvedValueOnce({ ...published('Before'), draft: document('Theirs'), version: 'newer' })
  saving.mockRejectedValueOnce(refusal('Theirs'))
  const reloaded = renderHook(() => useDraft('a', nothing))
  await waitFor(() => expect(reloaded.result.current.conflict?.mine).toEqual(document('Mine')))
  expect(saving).toHaveBeenLastCalledWith(
    document('Mine'),
    expect.objectContaining({ version: 'version of Before' }),
  )
})

it('an action is repeated when the form itself has stored another text meanwhile, and shows a conflict otherwise', async () => {
  const form = await openForm()
  storing()
  const named: string[] = []
  const action = async (version: string): Promise<string> => {
    named.push(version)
    if (named.length > 1) return 'done'
    act(() => form.current.change(document('Typed on')))
    await act(() => form.current.store())
    throw refusal('Typed on')
  }
  await expect(form.current.onVersion(action)).resolves.toBe('done')
  expect(named).toEqual(['version of Before', 'version of Typed on'])
  await act(() =>
    expect(form.current.onVersion(() => Promise.reject(refusal('Theirs')))).rejects.toThrow('changed'),
  )
  expect(form.current.conflict?.theirs).toEqual(document('Theirs'))
})
