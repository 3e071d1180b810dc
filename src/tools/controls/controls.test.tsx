/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { renderInSite, renderOnServer } from '../../content/site/site.fixture'
import { saveFile } from '../download/saveFile'
import type { NumberLimits } from '../numbers/model/parseNumber'
import type { ToolWork } from '../savedWork/useToolWork'
import { readShareHash } from '../shareLink/model/shareLink'
import { commonWords } from '../words/commonWords.fixture'
import { DownloadButton } from './DownloadButton'
import { NumberField } from './NumberField'
import { ToolFrame } from './ToolFrame'
import { WorkBar, WorkNotices } from './WorkBar'

jest.mock('../download/saveFile', () => ({ saveFile: jest.fn() }))

const words = commonWords()
const inTool = (ui: ReactElement, urlCode: 'en' | 'de' = 'en') =>
  renderInSite(<ToolFrame words={urlCode === 'de' ? commonWords('de-de') : words}>{ui}</ToolFrame>, {
    urlCode,
  })
const button = (name: string) => screen.getByRole('button', { name })

describe('a field for a number', () => {
  type Given = { limits?: NumberLimits; required?: boolean; error?: string; showsProblems?: boolean }
  function Amount(given: Given) {
    const [value, setValue] = useState('')
    return <NumberField label="Amount" name="amount" value={value} onChange={setValue} {...given} />
  }
  const field = () => screen.getByRole('textbox', { name: /Amount/ })

  it('says what is wrong when the visitor leaves it, not while they type', async () => {
    inTool(<Amount />)
    await userEvent.type(field(), '12,,5')
    expect(field()).toBeValid()
    await userEvent.tab()
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription('This is not a number. Write it as 1,234.56 or 1234.56.')
    expect(field()).toHaveValue('12,,5')
  })

  it('stops saying so as soon as it is corrected', async () => {
    inTool(<Amount />)
    await userEvent.type(field(), '-5')
    await userEvent.tab()
    expect(field()).toHaveAccessibleDescription('Enter a number that is not below zero.')
    await userEvent.type(field(), '{Backspace}{Backspace}5')
    expect(field()).toBeValid()
  })

  it('takes numbers as the language of the page writes them, and names its own notation', async () => {
    inTool(<Amount />, 'de')
    await userEvent.type(field(), '1.234,56')
    await userEvent.tab()
    expect(field()).toBeValid()
    await userEvent.type(field(), 'x')
    expect(field()).toHaveAccessibleDescription(/1\.234,56/)
  })

  it.each<[string, Given, string | RegExp]>([
    ['9999999999999', {}, 'This number is too large. Check how many digits it has.'],
    ['1.0055', {}, 'This number has too many decimals.'],
    ['20%', { limits: { unit: { currency: 'EUR' } } }, 'This is a percentage. Enter the amount itself.'],
    [
      '25000 Ft',
      { limits: { unit: { currency: 'EUR' } } },
      /^This amount is not in the currency that is chosen here\./,
    ],
    ['1.5', { limits: { maxDecimals: 0 } }, 'This number has too many decimals.'],
  ])('explains %s', async (text, given, problem) => {
    inTool(<Amount {...given} showsProblems />)
    await userEvent.type(field(), text)
    expect(field()).toHaveAccessibleDescription(problem)
  })

  it('asks for a number that is needed only when the visitor goes on', async () => {
    const { rerender } = inTool(<Amount required />)
    field().focus()
    await userEvent.tab()
    expect(field()).not.toHaveAccessibleDescription()
    rerender(
      <ToolFrame words={words}>
        <Amount required showsProblems />
      </ToolFrame>,
    )
    expect(field()).toHaveAccessibleDescription('Please fill in this field.')
  })

  it('shows what the tool has found in place of its own problem', () => {
    inTool(<Amount error="More than the total." />)
    expect(field()).toHaveAccessibleDescription('More than the total.')
  })

  it('opens the keyboard for numbers, and takes no guesses of the browser', () => {
    inTool(<Amount />)
    expect(field()).toHaveAttribute('inputmode', 'decimal')
    expect(field()).toHaveAttribute('autocomplete', 'off')
  })
})

type Work = { amount: string }
const workOf = (more: Partial<ToolWork<Work>> = {}): ToolWork<Work> => ({
  work: { amount: '12' },
  version: 0,
  isReady: true,
  change: jest.fn(),
  startAnew: jest.fn(),
  stored: undefined,
  unreadable: undefined,
  deleteUnreadable: jest.fn(),
  shared: 'none',
  readShared: jest.fn(),
  keepShared: jest.fn(),
  leaveShared: jest.fn(),
  remove: jest.fn(),
  undo: undefined,
  undoes: undefined,
  ...more,
})

describe('the bar of the work', () => {
  const status = () => screen.getByRole('status')

  it.each([
    [workOf(), ''],
    [workOf({ stored: 'saved' }), 'Saved in this browser.'],
    [workOf({ stored: 'full' }), words['not_saved_full']],
    [workOf({ stored: 'blocked' }), words['not_saved_blocked']],
    [workOf({ stored: 'saved', undo: jest.fn(), undoes: 'removal' }), words['deleted']],
    [workOf({ stored: 'saved', undo: jest.fn(), undoes: 'replacement' }), words['replaced']],
    [
      workOf({ stored: 'blocked', undo: jest.fn(), undoes: 'replacement' }),
      `${words['replaced']} ${words['not_saved_blocked']}`,
    ],
  ])('says what became of the work (%#)', (work, text) => {
    inTool(<WorkBar work={work} />)
    expect(status()).toHaveTextContent(text ?? 'missing')
    expect(status().textContent).toBe(text)
  })

  it('deletes the work, and undoes that; the focus stays in the bar', async () => {
    function Bar() {
      const [isDeleted, setDeleted] = useState(false)
      const undone = isDeleted ? { undo: () => setDeleted(false), undoes: 'removal' as const } : {}
      return <WorkBar work={workOf({ remove: () => setDeleted(true), ...undone })} />
    }
    inTool(<Bar />)
    await userEvent.click(button('Delete all entries'))
    expect(button('Delete all entries')).toHaveFocus()
    await userEvent.click(button('Undo'))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(status()).toHaveFocus()
  })

  it('does not offer to delete what somebody else has shared', () => {
    inTool(<WorkBar work={workOf({ shared: 'shown' })} toShare={(work) => work} />)
    expect(screen.queryByRole('button', { name: 'Delete all entries' })).toBeNull()
    expect(button('Share by link')).toBeVisible()
  })

  it('makes a link to the page with the work in it, as long as the work stays so', async () => {
    history.replaceState(null, '', '/en/vat-calculator?utm_source=mail#faq')
    const onShare = jest.fn()
    const bar = (amount: string) => (
      <WorkBar
        work={workOf({ work: works[amount] ?? { amount } })}
        toShare={({ amount: shown }) => ({ shown })}
        onShare={onShare}
      />
    )
    const works: Record<string, Work> = { '12': { amount: '12' }, '13': { amount: '13' } }
    const { rerender } = inTool(bar('12'))
    await userEvent.click(button('Share by link'))
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: words['share_text'] })
    const { origin, pathname, search, hash } = new URL(link.value)
    expect([origin, pathname, search]).toEqual([location.origin, '/en/vat-calculator', ''])
    expect(readShareHash(hash)).toEqual({ kind: 'work', value: { shown: '12' } })
    expect(onShare).toHaveBeenCalledTimes(1)
    rerender(<ToolFrame words={words}>{bar('12')}</ToolFrame>)
    expect(link).toBeInTheDocument()
    rerender(<ToolFrame words={words}>{bar('13')}</ToolFrame>)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('says so when there is too much for a link', async () => {
    const noise = Array.from({ length: 5000 }, (_, index) => (index * 7919) % 10007).join('')
    inTool(<WorkBar work={workOf()} toShare={() => ({ noise })} />)
    await userEvent.click(button('Share by link'))
    expect(await screen.findByRole('alert')).toHaveTextContent(words['share_too_long'] ?? 'missing')
  })

  it('has no button to share where a tool shares nothing', () => {
    inTool(<WorkBar work={workOf()} />)
    expect(screen.queryByRole('button', { name: 'Share by link' })).toBeNull()
  })
})

describe('notices about the work', () => {
  const notices = (work: ToolWork<Work>) => inTool(<WorkNotices work={work} title="VAT calculation" />)

  it('ordinary work has no notices', () => {
    notices(workOf())
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['Continue with these', 'keepShared'],
    ['Back to my own', 'leaveShared'],
  ] as const)('shared work is said to be such; after "%s" the focus stays in the tool', async (name, act) => {
    function Notices() {
      const [shared, setShared] = useState<'shown' | 'none'>('shown')
      return <WorkNotices work={workOf({ shared, [act]: () => setShared('none') })} title="VAT" />
    }
    inTool(<Notices />)
    expect(screen.getByRole('status')).toHaveTextContent('Your own are kept.')
    await userEvent.click(button(name))
    expect(screen.queryByRole('status')).toBeNull()
    expect(document.querySelector('[data-tool]')).toContainElement(document.activeElement as HTMLElement)
  })

  it('a broken link is explained and can be put away', async () => {
    const work = workOf({ shared: 'broken' })
    notices(work)
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }))
    expect(work.leaveShared).toHaveBeenCalledTimes(1)
  })

  it('what cannot be read can be downloaded as it is, or deleted by itself', async () => {
    const work = workOf({ unreadable: '{"version":1' })
    notices(work)
    await userEvent.click(button('Download what was saved'))
    expect(saveFile).toHaveBeenCalledWith('{"version":1', 'json', 'VAT calculation')
    await userEvent.click(button('Delete what was saved'))
    expect(work.deleteUnreadable).toHaveBeenCalledTimes(1)
    expect(work.remove).not.toHaveBeenCalled()
  })
})

describe('a button that makes a file', () => {
  /** A file whose making ends when the test says so. */
  function pending() {
    let end: { resolve: () => void; reject: (error: Error) => void } | undefined
    const make = jest.fn(() => new Promise<void>((resolve, reject) => (end = { resolve, reject })))
    return {
      make,
      finish: () => act(async () => end?.resolve()),
      fail: () => act(async () => end?.reject(new Error('no font'))),
    }
  }
  const reported = jest.fn()
  beforeEach(() => {
    reported.mockClear()
    Object.assign(globalThis, { reportError: reported })
  })
  afterEach(() => jest.restoreAllMocks())

  it('says that it works, and makes one file at a time', async () => {
    const { make, finish } = pending()
    inTool(<DownloadButton onDownload={make}>Download PDF</DownloadButton>)
    await userEvent.click(button('Download PDF'))
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Preparing the file')
    await userEvent.click(screen.getByRole('button'))
    expect(make).toHaveBeenCalledTimes(1)
    await finish()
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
    expect(screen.queryByRole('status')).toBeNull()
    await userEvent.click(button('Download PDF'))
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('says that nothing is lost when it fails, and can be pressed again', async () => {
    const { make, finish, fail } = pending()
    inTool(<DownloadButton onDownload={make}>Download PDF</DownloadButton>)
    await userEvent.click(button('Download PDF'))
    await fail()
    expect(screen.getByRole('alert')).toHaveTextContent('Your entries are all there. Please try again.')
    expect(reported).toHaveBeenCalledTimes(1)
    await userEvent.click(button('Download PDF'))
    expect(screen.queryByRole('alert')).toBeNull()
    await finish()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('reports no error without a connection, where the code of a file may be missing', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { make, fail } = pending()
    inTool(<DownloadButton onDownload={make}>Download PDF</DownloadButton>)
    await userEvent.click(button('Download PDF'))
    await fail()
    expect(screen.getByRole('alert')).toBeVisible()
    expect(reported).not.toHaveBeenCalled()
  })
})

it('a tool says in its HTML that it needs JavaScript, and is marked for the bootstrap script', async () => {
  const html = await renderOnServer(<ToolFrame words={words}>form</ToolFrame>)
  expect(html).toContain('data-tool=""')
  expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/)
  expect(html).toContain('form')
})
