/** @jest-environment jsdom */
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import common from '../../../../content/documents/en-gb/tool_words.common.json'
import english from '../../../../content/documents/en-gb/tool_words.expense-report.json'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { renderInSite, renderOnServer } from '../../../content/site/site.fixture'
import { polyfillDialog } from '../../../design/components/Dialog/dialog.fixture'
import { analytics } from '../../../visitor/analytics/queue'
import { saveFile } from '../../download/saveFile'
import { shareHash } from '../../shareLink/model/shareLink'
import { withoutReceipts, type Report } from '../model/report'
import { expense, reportOf } from '../model/report.fixture'
import { ExpenseReport } from './ExpenseReport'
import { withTypedFields } from './typedFields'

const mockPictures = new Map<string, Blob>()
let mockProblem: string | undefined
let mockWait: Promise<void> | undefined
const mockTaken: string[] = []

// The browser's database and its pictures are tested by themselves (receipts.test.ts).
jest.mock('../receipts/receiptPictures', () => {
  const { PictureError } = jest.requireActual<{ PictureError: new (problem: string) => Error }>(
    '../receipts/pictureError',
  )
  return {
    receiptPictures: (file: File) => {
      if (mockProblem) return Promise.reject(new PictureError(mockProblem))
      const isPdf = file.type === 'application/pdf'
      return Promise.resolve(mockWait).then(() => ({ pictures: isPdf ? [file, file, file] : [file], isPdf }))
    },
  }
})
jest.mock('../receipts/receiptStore', () => ({
  keepPicture: (id: string, picture: Blob) => Promise.resolve(void mockPictures.set(id, picture)),
  picturesOf: (ids: string[]) => Promise.resolve(ids.map((id) => mockPictures.get(id))),
  deletePictures: (ids: string[]) => {
    const taken = ids.flatMap((id) => (mockPictures.has(id) ? [[id, mockPictures.get(id)]] : []))
    ids.forEach((id) => mockPictures.delete(id))
    mockTaken.push(...ids)
    return Promise.resolve(taken)
  },
  restorePictures: (pictures: [string, Blob][]) =>
    Promise.resolve(pictures.forEach(([id, picture]) => mockPictures.set(id, picture))),
  deleteAllPictures: () => Promise.resolve(mockPictures.clear()),
}))
jest.mock('../../pdf/makePdf', () => ({
  preparePdf: () => undefined,
  makePdf: () => Promise.resolve({ bytes: new Uint8Array([37]), missingLetters: ['𝄞'] }),
}))
jest.mock('../../download/saveFile', () => ({
  ...jest.requireActual<object>('../../download/saveFile'),
  saveFile: jest.fn(),
}))

// Each test renders the whole tool several times, which is slow where many tests run at once.
// Whether something can be seen is computed from all styles around it, which takes most of the time of such a test.
configure({ defaultHidden: true })

jest.setTimeout(20_000)

const words = { ...toolWordsOf(common.data), ...toolWordsOf(english.data) }
const storageKey = 'expense-report/v2'
const show = () => renderInSite(<ExpenseReport words={words} />)
const user = userEvent.setup()

const summary = () => screen.getByRole('region', { name: 'Summary' })
const total = () => within(summary()).getByText('To be paid back').nextElementSibling?.textContent
const lines = () => [...screen.getByRole('list', { name: 'Expenses' }).children]
/** Enters a text at once; how it is typed key by key is tested by the first test. */
const enter = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByLabelText(name)
const stored = (): Report | null => JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Report | null
const events = () => analytics.queued().map(({ name, properties }) => [name, properties])

const photo = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })

async function choose(files: File[], button = 'Add pictures') {
  const input = document.querySelector<HTMLInputElement>(`input[type=file][aria-label="${button}"]`)
  if (!input) throw new Error(`No input for "${button}"`)
  await user.upload(input, files)
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  mockPictures.clear()
  mockProblem = undefined
  mockWait = undefined
  mockTaken.length = 0
  jest.mocked(saveFile).mockClear()
  analytics.drop()
  polyfillDialog()
  // jsdom has none of them.
  Object.assign(globalThis, { reportError: () => undefined })
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
  Object.assign(globalThis.crypto, { randomUUID: () => `picture-${mockPictures.size}` })
  Element.prototype.scrollIntoView = () => undefined
})

it('has a form that can be filled in before there is JavaScript, and nothing of this day or chance in it', async () => {
  const html = await renderOnServer(<ExpenseReport words={words} />)
  for (const name of ['employee', 'purpose', 'from', 'line-1.date', 'line-1.merchant', 'line-1.amount'])
    expect(html).toContain(`name="${name}"`)
  expect(html).toContain('To be paid back')
  expect(html).toBe(await renderOnServer(<ExpenseReport words={words} />))
  expect(html).not.toContain(String(new Date().getFullYear()))
})

it('adds up what is entered and stores it, and nothing before', async () => {
  show()
  expect(total()).toBe('£0.00')
  enter(field('Supplier'), 'Hotel Three Poplars')
  await user.type(field('Amount'), '1,096.50')
  expect(total()).toBe('£1,096.50')
  await waitFor(() =>
    expect(stored()?.lines[0]).toMatchObject({ merchant: 'Hotel Three Poplars', amount: '1,096.50' }),
  )
})

it('stores nothing of a visitor who enters nothing', async () => {
  show()
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(stored()).toBeNull()
})

it('converts another currency at the stated rate', async () => {
  show()
  enter(field('Amount'), '1250.40')
  await user.selectOptions(field('Currency'), 'EUR')
  expect(total()).toBe('£0.00')
  enter(field('1 EUR in GBP'), '0.8732')
  expect(total()).toBe('£1,091.85')
  expect(screen.getByText('In the report: £1,091.85')).toBeVisible()
  expect(within(summary()).getByText('€1,250.40 = £1,091.85')).toBeVisible()
  expect(within(summary()).getByText('Exchange rate without its source')).toBeVisible()
})

it('an amount that was copied with its currency is in that currency', () => {
  show()
  enter(field('Amount'), '12,50 €')
  expect(field('Currency')).toHaveValue('EUR')
  enter(field('Amount'), '12.50')
  expect(field('Currency')).toHaveValue('EUR')
})

it('says what is wrong with a number when its field is left, and keeps the text', async () => {
  show()
  enter(field('Amount'), 'about ten')
  fireEvent.blur(field('Amount'))
  expect(field('Amount')).toHaveAccessibleDescription(/not a number/)
  expect(field('Amount')).toHaveValue('about ten')
  enter(field('Amount'), '10')
  enter(field(words['vat'] ?? ''), '11')
  expect(field(words['vat'] ?? '')).toHaveAccessibleDescription(/cannot be more than the amount/)
})

it('the period cannot end before it begins', () => {
  show()
  fireEvent.change(field('From'), { target: { value: '2026-11-06' } })
  fireEvent.change(field('To'), { target: { value: '2026-11-02' } })
  expect(field('To')).toHaveAccessibleDescription('The last day is before the first.')
})

it('a journey is calculated at the official rate, which is shown with its source and its days', async () => {
  show()
  await press('Add mileage')
  expect(field('Date')).toHaveFocus()
  enter(field('Miles'), '88')
  expect(total()).toBe('£48.40')
  expect(screen.getByText(/Free of tax up to: £0.55 per mile up to 10,000 miles a year/)).toBeVisible()
  expect(screen.getByText('Valid since 6 April 2026.')).toBeVisible()
  expect(screen.getByRole('link', { name: /HM Revenue & Customs/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.gov.uk/'),
  )
  enter(field('Miles earlier this year'), '9988')
  // 12 miles × 55p + 76 × 25p
  expect(total()).toBe('£25.60')
  await user.selectOptions(field('Vehicle'), words['vehicle_own'] ?? '')
  enter(field('Rate of your company per mile'), '0.40')
  expect(total()).toBe('£35.20')
})

it('where no official rate is known, it says who publishes them and takes the rate of the company', async () => {
  show()
  await press('Add mileage')
  await user.selectOptions(field('Country whose rate counts'), 'BE')
  expect(screen.getByText(/We have no official rate for this. There may be one/)).toBeVisible()
  expect(
    screen.getByText(/not in this list: daily allowances, quarters that were not published/),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: /BOSA/ })).toBeVisible()
  enter(field('Kilometres'), '100')
  enter(field('Rate of your company per kilometre'), '0.43')
  enter(field('1 EUR in GBP'), '0.87')
  expect(total()).toBe('£37.41')
})

it('a per diem takes off the meals that somebody else paid', async () => {
  show()
  await press('Add per diem')
  await user.selectOptions(field('Country whose rate counts'), 'DE')
  await user.selectOptions(field('What for'), 'day')
  enter(field('1 EUR in GBP'), '1')
  expect(total()).toBe('£28.00')
  enter(field('Breakfasts'), '1')
  expect(total()).toBe('£22.40')
})

it('a trip from start to end becomes lines of partial and whole days by the rule of the country', async () => {
  show()
  await press('Add per diem')
  await user.selectOptions(field('Country whose rate counts'), 'DE')
  enter(field('1 EUR in GBP'), '1')
  await press('Work out the lines')
  expect(field('End of the trip')).toHaveAccessibleDescription(/Enter day and time of the start and the end/)
  fireEvent.change(field('Start of the trip'), { target: { value: '2026-11-03T17:00' } })
  fireEvent.change(field('End of the trip'), { target: { value: '2026-11-03T20:00' } })
  await press('Work out the lines')
  expect(field('End of the trip')).toHaveAccessibleDescription(/there is no allowance for this trip/)
  fireEvent.change(field('End of the trip'), { target: { value: '2026-11-06T09:00' } })
  await press('Work out the lines')
  // 14 + 2 × 28 + 14
  expect(total()).toBe('£84.00')
  expect(document.querySelectorAll('[data-line]')).toHaveLength(3)
  expect(document.activeElement?.closest('[data-line]')).toHaveAttribute('data-line', 'line-1')
  expect(screen.getByText('3 lines added.')).toBeVisible()
  await press('Undo')
  expect(document.querySelectorAll('[data-line]')).toHaveLength(1)
  expect(total()).toBe('£14.00')
})

it('a per diem says the condition of its country, and which official rates are missing', async () => {
  show()
  await press('Add per diem')
  await user.selectOptions(field('Country whose rate counts'), 'AT')
  await user.selectOptions(field('What for'), 'hour')
  const condition = 'Only for trips of more than three hours; an hour begun counts in full.'
  // At the field too, as long as the trip is shorter.
  expect(screen.getAllByText(condition)).toHaveLength(2)
  enter(field('Hours begun'), '11.2')
  expect(screen.getByText(condition)).toBeVisible()
  expect(screen.getByText('Counts as 12: an hour begun counts in full.')).toBeVisible()
  expect(screen.getByText('Official rates that are not in this list: trips abroad.')).toBeVisible()
})

it('days are whole, and a journey says what is beyond the limit of the year', async () => {
  show()
  await press('Add per diem')
  await user.selectOptions(field('Country whose rate counts'), 'DE')
  enter(field('Days'), '1.5')
  expect(screen.getByText(/^Enter a whole number: the rule has no parts of it\./)).toBeVisible()
  await press('Add mileage')
  await user.selectOptions(field('Country whose rate counts'), 'AT')
  enter(field('Kilometres'), '31000')
  expect(screen.getByText('€500.00 is above the limit of the rule and is not counted.')).toBeVisible()
})

it('a journey takes the place of the empty expense of a new report, not of one with an amount', async () => {
  show()
  await press('Add mileage')
  expect(screen.getByRole('group', { name: 'Line 1' })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Line 2' })).toBeNull()
  await press('Add per diem')
  expect(screen.getByRole('group', { name: 'Line 2' })).toBeVisible()
})

it('a British journey is worth more with passengers', async () => {
  show()
  await press('Add mileage')
  enter(field('Miles'), '100')
  enter(field('Passengers'), '1')
  expect(total()).toBe('£60.00')
})

it('one line is open at a time; done closes it and leaves the focus on the line', async () => {
  show()
  enter(field('Supplier'), 'Kiosk')
  await press('Add expense')
  expect(screen.getAllByLabelText('Amount')).toHaveLength(1)
  await press('Done')
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Line 2 New expense/ })).toHaveFocus()
  await press(/Kiosk/)
  expect(field('Supplier')).toHaveValue('Kiosk')
})

it('a deleted line comes back with its receipts, where it was', async () => {
  show()
  enter(field('Supplier'), 'Kiosk')
  enter(field('Amount'), '5')
  await choose([photo('kiosk.jpg')])
  await screen.findByRole('button', { name: 'Show kiosk.jpg' })
  await press('Add expense')
  await press(/Kiosk/)
  await press('Delete line')
  expect(total()).toBe('£0.00')
  await waitFor(() => expect(mockPictures.size).toBe(0))
  expect(screen.getByText('Line 1 has been deleted.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await press('Undo')
  await waitFor(() => expect(mockPictures.size).toBe(1))
  expect(total()).toBe('£5.00')
  expect(lines()[0]).toHaveTextContent('Kiosk')
  expect(events()).toEqual([
    ['Expense report used', { action: 'added' }],
    ['Expense report used', { action: 'deleted' }],
  ])
})

describe('pictures of receipts', () => {
  it('are kept with the line and removed from it', async () => {
    show()
    await choose([photo('hotel.jpg')])
    expect(await screen.findByRole('button', { name: 'Show hotel.jpg' })).toBeVisible()
    expect([...mockPictures.keys()]).toEqual(['picture-0'])
    await press('Remove hotel.jpg')
    await waitFor(() => expect(mockPictures.size).toBe(0))
    expect(screen.queryByRole('button', { name: 'Show hotel.jpg' })).not.toBeInTheDocument()
    // Pressed by mistake, it comes back.
    expect(screen.getByText('hotel.jpg has been removed.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await press('Undo')
    expect(await screen.findByRole('button', { name: 'Show hotel.jpg' })).toBeVisible()
    expect([...mockPictures.keys()]).toEqual(['picture-0'])
    expect(screen.getByRole('button', { name: 'Add pictures' })).toHaveFocus()
    expect(screen.queryByText('hotel.jpg has been removed.')).not.toBeInTheDocument()
  })

  it('that come while others are being made smaller wait for them, and no line gets more than it can keep', async () => {
    show()
    let go: (() => void) | undefined
    mockWait = new Promise<void>((resolve) => {
      go = resolve
    })
    const eight = (letter: string) => Array.from({ length: 8 }, (_, index) => photo(`${letter}${index}.jpg`))
    await choose(eight('a'))
    await choose(eight('b'))
    act(() => go?.())
    expect(await screen.findByText(/b2.jpg/)).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Show / })).toHaveLength(10))
    expect(mockPictures.size).toBe(10)
  })

  it('whose line was deleted meanwhile are not kept', async () => {
    show()
    let go: (() => void) | undefined
    mockWait = new Promise<void>((resolve) => {
      go = resolve
    })
    await choose([photo('late.jpg')])
    await press('Delete line')
    act(() => go?.())
    await waitFor(() => expect(mockTaken).toContain('picture-0'))
    expect(mockPictures.size).toBe(0)
  })

  it('several at once make a line each; the empty line takes the first', async () => {
    show()
    await choose([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], 'Add photos of receipts')
    await waitFor(() => expect(lines()).toHaveLength(3))
    expect(mockPictures.size).toBe(3)
  })

  it('of a PDF are one line with a picture for each page', async () => {
    show()
    await choose([new File(['%PDF'], 'hotel.pdf', { type: 'application/pdf' })])
    expect(await screen.findByRole('button', { name: 'Show hotel.pdf (3/3)' })).toBeVisible()
    expect(lines()).toHaveLength(1)
    // Work is written to the store after a pause in the changes.
    await waitFor(() => {
      const [line] = stored()?.lines ?? []
      expect(line?.kind === 'expense' && line.receipts).toEqual(
        ['picture-0', 'picture-1', 'picture-2'].map((id, index) => ({
          id,
          name: `hotel.pdf (${index + 1}/3)`,
          isPage: true,
        })),
      )
    })
  })

  it.each([
    ['heic', /IMG_1.jpg is in the HEIC format/],
    ['pdf', /pages of IMG_1.jpg could not be read/],
    ['password', /IMG_1.jpg is protected by a password/],
    ['pages', /IMG_1.jpg has more pages than this line has room for: a line takes at most 10/],
    ['full', /no space left on this device for IMG_1.jpg/],
    ['broken', /IMG_1.jpg cannot be read/],
  ])('that are refused (%s) say why, and the rest is kept', async (problem, message) => {
    show()
    enter(field('Supplier'), 'Kiosk')
    mockProblem = problem
    await choose([photo('IMG_1.jpg')])
    expect(await screen.findByText(message)).toBeVisible()
    expect(field('Supplier')).toHaveValue('Kiosk')
    mockProblem = undefined
    await choose([photo('IMG_2.jpg')])
    expect(await screen.findByRole('button', { name: 'Show IMG_2.jpg' })).toBeVisible()
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

  it('that are no longer in this browser are said to be gone', async () => {
    localStorage.setItem(
      storageKey,
      JSON.stringify(reportOf([expense('line-1', { receipts: [{ id: 'gone', name: 'old.jpg' }] })])),
    )
    show()
    expect(await screen.findByText(words['receipt_gone'] ?? '')).toBeVisible()
  })

  it('go with all entries, and come back when that is undone', async () => {
    show()
    enter(field('Amount'), '5')
    await choose([photo('a.jpg')])
    await screen.findByRole('button', { name: 'Show a.jpg' })
    await press('Delete all entries')
    await waitFor(() => expect(mockPictures.size).toBe(0))
    expect(stored()).toBeNull()
    await press('Undo')
    await waitFor(() => expect(mockPictures.size).toBe(1))
    expect(total()).toBe('£5.00')
  })
})

it('a new report keeps who it is of, and the old one comes back', async () => {
  show()
  enter(field('Your name'), 'Mara')
  enter(field('Purpose'), 'Fair')
  enter(field('Amount'), '5')
  await press('New report')
  expect(field('Your name')).toHaveValue('Mara')
  expect(field('Purpose')).toHaveValue('')
  expect(total()).toBe('£0.00')
  await press('Undo')
  expect(field('Purpose')).toHaveValue('Fair')
  expect(total()).toBe('£5.00')
})

it('makes lines of a pasted table, after it has said what it found', async () => {
  show()
  await press('Paste a table')
  fireEvent.change(await screen.findByLabelText('Rows'), {
    target: { value: '03/11/2026\tTaxi Blue\t12.40\n31/02/2026\tKiosk\t2.60\nnothing' },
  })
  expect(await screen.findByText('2 lines found')).toBeInTheDocument()
  expect(screen.getByText(/1 row left out/)).toBeInTheDocument()
  expect(screen.getByText(/the date stays empty: 31\/02\/2026/)).toBeInTheDocument()
  // The order of day and month is certain: there is no month 31.
  await press('Add these lines')
  expect(lines()).toHaveLength(2)
  expect(total()).toBe('£15.00')
})

it('shows a shared report beside one’s own, which stays', async () => {
  localStorage.setItem(storageKey, JSON.stringify(reportOf([expense('line-1', { amount: '7' })])))
  const theirs = reportOf([expense('line-1', { amount: '1000' }), expense('line-2', { amount: '1' })])
  history.replaceState(null, '', `/${shareHash(withoutReceipts(theirs)) ?? ''}`)
  show()
  await waitFor(() => expect(total()).toBe('£1,001.00'))
  await press('Back to my own')
  expect(total()).toBe('£7.00')
})

it('a link that was changed is said to be broken, and stored work that cannot be read is not lost', async () => {
  localStorage.setItem(storageKey, '{"version":1,"positions":[]}')
  history.replaceState(null, '', '/#shared=AAAA')
  show()
  expect(await screen.findByText(/This link is incomplete or was changed/)).toBeVisible()
  expect(screen.getByText(/We cannot read what was saved here/)).toBeVisible()
  expect(total()).toBe('£0.00')
})

it('hints lead to the line they are about', async () => {
  localStorage.setItem(storageKey, JSON.stringify(reportOf([expense('line-1'), expense('line-2')])))
  show()
  const hint = within(summary()).getByText('Looks like a line that is there already').closest('li')
  if (!hint) throw new Error('No list of hints')
  await user.click(within(hint).getByRole('button', { name: 'Line 2' }))
  expect(screen.getByRole('button', { name: /^Line 2 3 Nov Hotel/ })).toHaveAttribute('aria-expanded', 'true')
  expect(field('Date')).toHaveFocus()
  // Also when the line is open already.
  await user.click(within(hint).getByRole('button', { name: 'Line 2' }))
  expect(field('Date')).toHaveFocus()
})

it('makes the files and reports it without a word of the report', async () => {
  localStorage.setItem(storageKey, JSON.stringify(reportOf([expense('line-1')])))
  show()
  await press('Download PDF')
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1))
  expect(jest.mocked(saveFile).mock.calls[0]?.slice(1)).toEqual([
    'pdf',
    'Expense report Mara Quill 2026-11-02',
  ])
  expect(await screen.findByText(/Our font lacks these characters.*𝄞/)).toBeVisible()
  await press('CSV')
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
  expect(jest.mocked(saveFile).mock.calls[1]?.[0]).toContain('Hotel Three Poplars')
  await press('Preview')
  expect(await screen.findByRole('heading', { name: 'Preview of your report' })).toHaveFocus()
  await press('Close preview')
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveFocus()
  expect(events()).toEqual([
    ['Expense report used', { action: 'pdf generated' }],
    ['Expense report used', { action: 'shared or downloaded' }],
    ['Expense report used', { action: 'shared or downloaded' }],
    ['Expense report used', { action: 'preview opened' }],
  ])
})

it('a file that cannot be made loses nothing', async () => {
  localStorage.setItem(storageKey, JSON.stringify(reportOf([expense('line-1')])))
  jest.mocked(saveFile).mockImplementationOnce(() => {
    throw new Error('no file')
  })
  show()
  await press('CSV')
  expect(await screen.findByText(/The file could not be made. Your entries are all there/)).toBeVisible()
  expect(total()).toBe('£96.50')
})

describe('what was typed before the code was there', () => {
  const defaults = { currency: 'GBP', country: 'GB', htmlLang: 'en-GB' }

  it('goes into the empty first line', () => {
    const empty = reportOf([{ ...expense('line-1'), date: '', merchant: '', amount: '', note: '' }])
    expect(
      withTypedFields(empty, { employee: 'Ada', 'line-1.amount': '5', 'line-1.currency': 'GBP' }, defaults),
    ).toMatchObject({ employee: 'Ada', lines: [{ amount: '5' }] })
  })

  it('never replaces a stored line', () => {
    const { lines: both } = withTypedFields(reportOf([expense('line-1')]), { 'line-1.amount': '5' }, defaults)
    expect(both.map((line) => (line.kind === 'expense' ? line.amount : ''))).toEqual(['96.50', '5'])
  })

  it('is nothing when the controls show what they would show anyway', () => {
    const report = reportOf([expense('line-1')])
    expect(
      withTypedFields(
        report,
        { currency: 'GBP', 'line-1.category': 'other', 'line-1.currency': 'GBP' },
        defaults,
      ),
    ).toBe(report)
  })
})
