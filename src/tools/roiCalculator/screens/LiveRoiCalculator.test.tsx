/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import common from '../../../../content/documents/en-gb/tool_words.common.json'
import english from '../../../../content/documents/en-gb/tool_words.roi-calculator.json'
import { toolWordsOf } from '../../../content/cms/toolWords'
import { renderInSite, renderOnServer } from '../../../content/site/site.fixture'
import { analytics } from '../../../visitor/analytics/queue'
import { shareHash } from '../../shareLink/model/shareLink'
import { assumptionKeys } from '../model/assumptions'
import { exampleFirst } from '../model/roi.fixture'
import * as report from './downloadReport'
import { LiveRoiCalculator, type RoiCalculatorProps } from './LiveRoiCalculator'

// Makes files; tested by itself (roiReport.test.ts).
jest.mock('./downloadReport', () => ({
  fetchReportCode: jest.fn(),
  downloadReport: jest.fn(() => Promise.resolve()),
}))

const storageKey = 'roi-calculator/v2'

const props: RoiCalculatorProps = {
  words: { ...toolWordsOf(common.data), ...toolWordsOf(english.data) },
  assumptionsTitle: 'Your figures',
  resultTitle: 'What that adds up to',
  assumptions: assumptionKeys.map((key) => ({ key, label: `Field ${key}`, explanation: `Why ${key}` })),
  first: exampleFirst(),
}

const show = () => renderInSite(<LiveRoiCalculator {...props} />)
const field = (key: string) => screen.getByRole('textbox', { name: new RegExp(`^Field ${key}( \\(.\\))?$`) })
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent
const headline = () => screen.getAllByText(/in the first year\.|does not pay|costs .* more than today/)[0]
const stored = (): unknown => JSON.parse(localStorage.getItem(storageKey) ?? 'null')

async function enter(key: string, text: string): Promise<void> {
  await userEvent.clear(field(key))
  if (text) await userEvent.type(field(key), text)
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  jest.restoreAllMocks()
  jest.mocked(report.fetchReportCode).mockClear()
  jest.mocked(report.downloadReport).mockClear()
})

it('shows the example with its result before anything is entered, also without JavaScript', async () => {
  const html = await renderOnServer(<LiveRoiCalculator {...props} />)
  for (const text of [
    'You save £4,469 in the first year.',
    '£5,408',
    '2.1 months',
    '= <strong>£9,728.00</strong>',
  ])
    expect(html).toContain(text)
  expect(html).toContain('name="employees"')
})

it('states every assumption with its reason, and each can be changed', () => {
  show()
  for (const key of assumptionKeys.filter((one) => !['salary', 'on_costs', 'hours_per_year'].includes(one))) {
    expect(field(key)).toBeEnabled()
    expect(field(key)).toHaveAccessibleDescription(`Why ${key}`)
  }
  expect(screen.getByText('A month today: £0.00. With Outlay: £360.00.')).toBeInTheDocument()
})

it('the result follows what is entered, and says which assumptions were changed', async () => {
  show()
  expect(screen.queryByText('Changed')).not.toBeInTheDocument()
  await enter('employees', '80')
  // 80 × 2 × 19 ÷ 60
  expect(fact('Hours freed a month')).toBe('50.7')
  expect(headline()).toHaveTextContent('You save £9,451 in the first year.')
  expect(screen.getByText('Changed')).toBeInTheDocument()
  expect(screen.getByRole('table', { name: 'All figures' })).toHaveTextContent('£25,600.00')
})

it('says so when it does not pay', async () => {
  show()
  await enter('reports_per_month', '0.5')
  expect(headline()).toHaveTextContent(
    'On these figures it does not pay: the first year costs £2,827 more than today.',
  )
  expect(fact('Set-up is paid for after')).toBe('Never')
  expect(fact('Saving a year, without the set-up')).toBe('−£1,888')
})

it('a slider and its field are one value', async () => {
  show()
  const slider = screen.getByRole('slider', { name: 'Field employees, with the slider' })
  fireEvent.change(slider, { target: { value: '100' } })
  expect(field('employees')).toHaveValue('100')
  await enter('employees', '55')
  expect(slider).toHaveValue('55')
})

it('a slider stays where it is while another field is empty or wrong', async () => {
  show()
  const slider = screen.getByRole('slider', { name: 'Field employees, with the slider' })
  await enter('minutes_finance', '')
  expect(slider).toHaveValue('40')
  expect(screen.getByRole('slider', { name: 'Field reports_per_month, with the slider' })).toHaveValue('2')
  await enter('minutes_finance', '-3')
  expect(slider).toHaveValue('40')
})

it.each(['40\n80', '40\t80\n100\t120\n', '1\r\n200'])(
  'a table that is pasted into a field, %j, is no number, and is said to be none',
  async (pasted) => {
    show()
    await userEvent.clear(field('employees'))
    await userEvent.click(field('employees'))
    await userEvent.paste(pasted)
    expect(field('employees')).toHaveValue(pasted.trim().split(/\s+/).join(' ; '))
    expect(headline()).toHaveTextContent('You save £4,469')
    expect(screen.getByRole('button', { name: 'Field employees' })).toBeInTheDocument()
    await userEvent.tab()
    expect(field('employees')).toBeInvalid()
  },
)

it('one cell that is pasted with the end of its line is a number', async () => {
  show()
  await userEvent.clear(field('employees'))
  await userEvent.click(field('employees'))
  await userEvent.paste('80\r\n')
  expect(headline()).toHaveTextContent('You save £9,451 in the first year.')
})

it('keeps the last result while a field is empty or wrong, and leads to the field', async () => {
  show()
  await enter('hourly_cost', '')
  expect(headline()).toHaveTextContent('You save £4,469')
  expect(
    screen.getByText('Until then, the result is that of your last complete figures.'),
  ).toBeInTheDocument()
  expect(field('hourly_cost')).toHaveAccessibleDescription(/Please fill in this field/)
  await userEvent.click(screen.getByRole('button', { name: 'Field hourly_cost' }))
  expect(field('hourly_cost')).toHaveFocus()
  expect(field('hourly_cost').closest('details')).toHaveAttribute('open')
  await userEvent.type(field('hourly_cost'), '-5')
  expect(headline()).toHaveTextContent('You save £4,469')
  await enter('hourly_cost', '1,000')
  expect(screen.queryByText(/last complete figures/)).not.toBeInTheDocument()
  expect(headline()).toHaveTextContent('You save £270,347')
})

it('the cost of an hour can be worked out of a salary', async () => {
  show()
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'What do you know?' }),
    'The yearly salary',
  )
  expect(field('salary')).toHaveValue('42,200')
  await enter('salary', '60,000')
  expect(screen.getByText('= £45.45 an hour')).toBeInTheDocument()
  await enter('hours_per_year', '0')
  expect(field('hours_per_year')).toHaveAccessibleDescription(/Enter more than 0 hours/)
  expect(screen.getByText('= £45.45 an hour')).toBeInTheDocument()
})

it('the chart says in words what it shows, and a bar is as long as its cost', () => {
  show()
  const chart = screen.getByRole('img', {
    name: 'Cost a year. Today: £12,800. With Outlay: £7,392. Saving: £5,408.',
  })
  const widths = [...chart.querySelectorAll<HTMLElement>('[style*=width]')].map(({ style }) => style.width)
  expect(widths).toEqual(['60%', '16%', '24%', '12%', '4%', '8%', '33.75%'])
})

it('stores what was changed, and nothing before', async () => {
  const { unmount } = show()
  expect(stored()).toBeNull()
  await enter('employees', '12')
  unmount()
  expect(stored()).toEqual({
    htmlLang: 'en-GB',
    currency: 'GBP',
    basis: 'hourly',
    values: { employees: '12' },
  })
  show()
  expect(field('employees')).toHaveValue('12')
})

it('broken stored work can be kept, and the example is shown', () => {
  localStorage.setItem(storageKey, '{"version":1}')
  show()
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot read what was saved here')
  expect(field('employees')).toHaveValue('40')
  expect(localStorage.getItem(storageKey)).toBe('{"version":1}')
})

it('shows shared work beside the own, and says when a link is broken', async () => {
  localStorage.setItem(storageKey, JSON.stringify({ values: { employees: '12' } }))
  window.location.hash = shareHash({ htmlLang: 'en-GB', currency: 'GBP', values: { employees: '77' } }) ?? ''
  const { unmount } = show()
  await waitFor(() => expect(field('employees')).toHaveValue('77'))
  await userEvent.click(screen.getByRole('button', { name: 'Back to my own' }))
  expect(field('employees')).toHaveValue('12')
  unmount()
  window.location.hash = '#shared=tampered'
  show()
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete or was changed')
  expect(field('employees')).toHaveValue('12')
})

it('a link holds all figures', async () => {
  show()
  await enter('employees', '80')
  await userEvent.click(screen.getByRole('button', { name: 'Share by link' }))
  const link = screen.getByRole('textbox', { name: /Everyone who opens this link/ })
  expect((link as HTMLInputElement).value).toContain('#shared=')
})

it('reports the beginning, each further assumption and the end, without a figure', async () => {
  const track = jest.spyOn(analytics, 'track')
  show()
  expect(track).not.toHaveBeenCalled()
  await enter('employees', '812')
  await enter('minutes_finance', '9')
  await enter('employees', '813')
  await userEvent.click(screen.getByRole('button', { name: 'Download as PDF' }))
  await userEvent.click(screen.getByRole('button', { name: 'Share by link' }))
  expect(track.mock.calls).toEqual([
    ['ROI calculator used', { status: 'started' }],
    ['ROI calculator used', { status: 'interacted' }],
    ['ROI calculator used', { status: 'completed' }],
  ])
})

it('fetches the code of the file when the visitor starts, and makes it of the shown result', async () => {
  show()
  expect(report.fetchReportCode).not.toHaveBeenCalled()
  await enter('employees', '80')
  expect(report.fetchReportCode).toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Download as PDF' }))
  const [input] = jest.mocked(report.downloadReport).mock.calls[0] ?? []
  expect(input?.savings.reports.toFixed()).toBe('160')
  expect(input?.changed).toEqual({ employees: '80' })
  expect(input?.labelOf('employees')).toBe('Field employees')
})

it('reads the result out when it has settled, and not the one of the example', async () => {
  jest.useFakeTimers()
  try {
    show()
    act(() => jest.advanceTimersByTime(5000))
    const spoken = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('')
    expect(spoken()).not.toContain('You save')
    fireEvent.change(field('employees'), { target: { value: '80' } })
    expect(spoken()).not.toContain('You save')
    act(() => jest.advanceTimersByTime(1000))
    expect(spoken()).toContain('You save £9,451 in the first year.')
  } finally {
    jest.useRealTimers()
  }
})

it('the formula is there in full, with the figures', async () => {
  show()
  await enter('employees', '10')
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toContain('Hours a month, today10 × 2 × 25 ÷ 60 = 8.33')
  expect(within(screen.getByRole('table', { name: 'All figures' })).getAllByRole('row')).toHaveLength(7)
})
