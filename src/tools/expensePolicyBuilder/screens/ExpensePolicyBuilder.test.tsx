/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useInsertionEffect, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadLocaleFile } from '../../../content/site/loadLocaleFile'
import { renderInSite, renderOnServer, testSite } from '../../../content/site/site.fixture'
import { SiteProvider } from '../../../content/site/SiteContext'
import { analytics } from '../../../visitor/analytics/queue'
import { saveFile } from '../../download/saveFile'
import { makePdf } from '../../pdf/makePdf'
import { shareHash } from '../../shareLink/model/shareLink'
import { policyDocx } from '../exports/policyDocx'
import { sectionIds, type SectionId } from '../model/clauses'
import { editClause, maxOwn, noEdits } from '../model/edits'
import { contentWords, policySource } from '../model/policy.fixture'
import { ExpensePolicyBuilder } from './ExpensePolicyBuilder'

jest.mock('../../../content/site/loadLocaleFile', () => ({ loadLocaleFile: jest.fn() }))
// The files are tested by themselves (policyFiles.test.ts).
jest.mock('../../pdf/makePdf', () => ({ makePdf: jest.fn(), preparePdf: jest.fn() }))
jest.mock('../exports/policyDocx', () => ({ policyDocx: jest.fn() }))
jest.mock('../../download/saveFile', () => ({ saveFile: jest.fn() }))

const storageKey = 'expense-policy/v2'
const words = { ...contentWords('common'), ...contentWords('expense-policy') }
const tool = <ExpensePolicyBuilder words={words} />

/** Shows the builder, on request with some sections only: a short policy is rendered quickly. */
async function show(...sections: SectionId[]) {
  if (sections.length > 0) {
    const removedSections = sectionIds.filter((id) => !sections.includes(id))
    const { work } = policySource({ edits: { ...noEdits, removedSections } })
    localStorage.setItem(storageKey, JSON.stringify(work))
  }
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  const view = renderInSite(tool)
  await screen.findByText(/^This policy says what/)
  return { user, ...view }
}

// The policy has hundreds of elements: looking for a role among all of them takes most of a second.
const policy = () => document.querySelector('article') as HTMLElement
const field = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' })
const goTo = (user: ReturnType<typeof userEvent.setup>, step: string) =>
  user.click(within(screen.getByLabelText('Questions', { selector: 'nav' })).getByText(step))
const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null') as unknown
/** A button by its text, or by its label when it has only a drawing. */
const button = (name: string | RegExp) =>
  screen.queryByLabelText(name, { selector: 'button' }) ?? screen.getByText(name, { selector: 'button' })
const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => user.click(button(name))

beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  history.replaceState(null, '', '/')
  jest.restoreAllMocks()
  Element.prototype.scrollIntoView = jest.fn()
  jest.mocked(loadLocaleFile).mockResolvedValue(contentWords('policy-clauses'))
  jest.mocked(makePdf).mockResolvedValue({ bytes: new Uint8Array([1]), missingLetters: [] })
  jest.mocked(policyDocx).mockResolvedValue(new ArrayBuffer(1))
  jest.mocked(saveFile).mockReset()
})

it('shows the first questions and the sections of the policy without JavaScript', async () => {
  const html = await renderOnServer(tool)
  expect(html).toContain('name="company"')
  expect(html).toContain('Part 1 of 8')
  expect(html).toContain('Exceptions and mistakes')
  expect(html).not.toMatch(/undefined|NaN/)
})

it('shows the whole policy where it was read, and its button when it shows a part again', async () => {
  window.scrollBy = jest.fn()
  const { user } = await show('purpose')
  policy().scrollTop = 120
  await press(user, 'Show the whole policy')
  expect(policy()).toHaveFocus()
  expect(window.scrollBy).toHaveBeenCalledWith(0, 120)
  const scrolled = jest.mocked(Element.prototype.scrollIntoView)
  scrolled.mockClear()
  await press(user, 'Show a part only')
  expect(button('Show the whole policy')).toHaveFocus()
  expect(scrolled.mock.contexts).toEqual([button('Show the whole policy')])
})

it('keeps what was typed and chosen before its code was there', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = `<div data-island="expense-policy" data-props="{}">${await renderOnServer(tool)}</div>`
  const island = page.firstElementChild as HTMLElement
  field('Name of the company').value = 'Early'
  // React sets it back while it hydrates, and src/browser/islands/islands.tsx again to what the visitor has chosen.
  const Chosen = ({ children }: { children: ReactElement }) => {
    useInsertionEffect(() => {
      field('More than 250').checked = true
    }, [])
    return children
  }
  const root = await act(async () =>
    hydrateRoot(
      island,
      <SiteProvider site={testSite}>
        <Chosen>{tool}</Chosen>
      </SiteProvider>,
    ),
  )
  await screen.findByText(
    'This policy says what Early pays for, who decides, and how you get your money back.',
  )
  expect(field('Name of the company')).toHaveValue('Early')
  expect(field('More than 250')).toBeChecked()
  expect(policy()).toHaveTextContent('nor those of your own manager')
  act(() => root.unmount())
})

it('writes the policy while the questions are answered', async () => {
  const { user } = await show('purpose', 'approvals')
  await user.type(field('Name of the company'), 'Ox')
  expect(policy().querySelector('h3')).toHaveTextContent('Expense policy of Ox')
  await goTo(user, 'Approvals')
  expect(screen.getByText('Approvals', { selector: 'h2' })).toHaveFocus()
  const amount = field('Without approval up to (£)')
  await user.clear(amount)
  await user.type(amount, '1.234,50')
  expect(policy()).toHaveTextContent('You may spend up to £1,234.50 at a time without asking.')
  await user.click(field('Always'))
  expect(policy()).not.toHaveTextContent('£1,234.50')
  expect(amount).not.toBeInTheDocument()
  // Announced, and seen at the questions where the policy is below them.
  const [seen, said] = screen.getAllByText('Changed in the policy: 2.1, 2.3')
  expect(seen).toHaveAttribute('aria-hidden', 'true')
  expect(said).toHaveAttribute('role', 'status')
})

it('has no word about cards without cards, also in the table of contents', async () => {
  const { user } = await show()
  await goTo(user, 'Cards and payment')
  await user.click(field('We have no company cards'))
  expect(policy()).not.toHaveTextContent(/\bcards?\b/i)
  expect(screen.queryByText('May cash be withdrawn with it?')).not.toBeInTheDocument()
})

it('says what is wrong with a number, and what the policy says until it is corrected', async () => {
  const { user } = await show('purpose', 'receipts')
  await goTo(user, 'Receipts')
  const days = field('Days to submit an expense')
  for (const [text, message] of [
    ['', 'Until then the policy says 14.'],
    ['-5', 'Enter a number that is not below zero.'],
    ['soon', 'This is not a number. Write it as 1,234.56 or 1234.56.'],
    ['1', 'Enter a whole number from 2 to 365.'],
    ['99999', 'This number is too large. Check how many digits it has.'],
  ] as const) {
    await user.clear(days)
    if (text) await user.type(days, text)
    await user.tab()
    expect(days).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(policy()).toHaveTextContent('within 14 days')
  }
  expect(screen.getByText(/^Some answers cannot be used.*: Receipts$/)).toBeInTheDocument()
  await user.clear(days)
  await user.type(days, '٣٠')
  expect(policy()).toHaveTextContent('within 30 days')
  expect(screen.queryByText(/^Some answers cannot be used/)).not.toBeInTheDocument()
})

it('changes suggested amounts with the currency', async () => {
  const { user } = await show()
  await user.selectOptions(field('Currency of the amounts'), 'DKK')
  await goTo(user, 'Approvals')
  expect(field(/Without approval up to/)).toHaveValue('1000')
})

it('takes countries in and out', async () => {
  const { user } = await show()
  await user.selectOptions(field('Where do they work?'), 'Ireland')
  await press(user, 'Add')
  expect(policy()).toHaveTextContent('It applies in these countries: United Kingdom and Ireland.')
  await press(user, 'Remove United Kingdom')
  expect(policy()).toHaveTextContent('It applies in this country: Ireland.')
  expect(policy()).toHaveTextContent('for each kilometre')
})

describe('while the text is edited', () => {
  async function edit() {
    const view = await show('purpose', 'approvals', 'meals')
    await press(view.user, 'Edit the text')
    return view
  }

  it('a clause is written anew, kept, and becomes the original again', async () => {
    const { user } = await edit()
    await press(user, 'Edit clause 1.2')
    const text = field('Text of clause 1.2')
    expect(text).toHaveFocus()
    await user.clear(text)
    await press(user, 'Save')
    expect(text).toHaveAccessibleDescription('Please fill in this field.')
    await user.type(text, 'For all of us.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(policy()).toHaveTextContent('For all of us.Edited')
    expect(button('Edit clause 1.2')).toHaveFocus()
    await waitFor(() => expect(JSON.stringify(stored())).toContain('For all of us.'))
    await press(user, 'Restore the original text')
    expect(policy()).toHaveTextContent('It applies to everyone who spends money')
  })

  it('Escape leaves a text as it was', async () => {
    const { user } = await edit()
    await press(user, 'Edit clause 1.2')
    await user.keyboard('x{Escape}')
    expect(screen.queryByLabelText(/Text of clause/, { selector: 'textarea' })).not.toBeInTheDocument()
    expect(policy()).toHaveTextContent('whose contract refers to it.')
  })

  it('clauses move by keyboard and keep the focus; the new number is said', async () => {
    const { user } = await edit()
    const texts = () => within(policy()).getAllByText(/^(?:This policy says|It applies to everyone)/)
    button('Move clause 1.1 down').focus()
    await user.keyboard('{Enter}')
    expect(texts().map((text) => text.textContent?.slice(0, 4))).toEqual(['It a', 'This'])
    expect(button('Move clause 1.2 down')).toHaveFocus()
    expect(screen.getByText('Moved. It is now 1.2.')).toBeInTheDocument()
    expect(button('Move clause 1.1 up')).toBeDisabled()
  })

  it('a clause moves to another section by keyboard; the focus goes with it, and its number is said', async () => {
    const { user } = await edit()
    button('Move clause 1.2 to another section').focus()
    await user.keyboard('{Enter}')
    const section = field('Move clause 1.2 to')
    expect(section).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(section).not.toBeInTheDocument()
    expect(button('Move clause 1.2 to another section')).toHaveFocus()
    await user.keyboard('{Enter}')
    await press(user, 'Move')
    expect(field('Move clause 1.2 to')).toHaveAccessibleDescription('Please fill in this field.')
    await user.selectOptions(field('Move clause 1.2 to'), '3 Meals')
    await press(user, 'Move')
    const meals = policy().querySelector('#policy-meals')?.closest('section') as HTMLElement
    expect(meals).toHaveTextContent('It applies to everyone who spends money')
    const number = meals.querySelector('li:last-child > span')?.textContent ?? ''
    expect(number).toMatch(/^3\.\d$/)
    expect(button(`Move clause ${number} to another section`)).toHaveFocus()
    expect(screen.getByText(`Moved. It is now ${number}.`)).toHaveAttribute('role', 'status')
    await waitFor(() => expect(stored()).toMatchObject({ edits: { places: { scope: 'meals' } } }))
  })

  it('it is said when there is no room for another clause or section', async () => {
    const ownClauses = Array.from({ length: maxOwn }, (_, index) => ({
      id: `own-${index + 1}`,
      section: 'tax',
      text: 'x',
    }))
    const removedSections = sectionIds.filter((id) => id !== 'purpose')
    const { work } = policySource({ edits: { ...noEdits, removedSections, ownClauses } })
    localStorage.setItem(storageKey, JSON.stringify(work))
    const { user } = await show()
    await press(user, 'Edit the text')
    await press(user, /^Add a clause/)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'There are 500 clauses of your own, and more do not fit. Remove one to make room.',
    )
    expect(screen.queryByLabelText('Text of the new clause')).not.toBeInTheDocument()
  })

  it('what is removed can be put back', async () => {
    const { user } = await edit()
    await press(user, 'Remove clause 1.2')
    expect(button('Remove clause 1.2')).toHaveFocus()
    const removed = screen.getByLabelText('Removed')
    await press(user, 'Remove section 3')
    expect(removed).toHaveTextContent('Meals')
    expect(button('Remove section 2')).toHaveFocus()
    await user.click(within(removed).getByRole('button', { name: /^Put back It applies to everyone/ }))
    await user.click(within(removed).getByRole('button', { name: 'Put back Meals' }))
    expect(button('Remove section 3')).toHaveFocus()
    expect(removed).not.toHaveTextContent('Meals')
    expect(policy().querySelector('#policy-meals')).toHaveTextContent('3Meals')
  })

  it('own clauses and sections are added, renamed and moved', async () => {
    const { user } = await edit()
    await press(user, 'Add a section')
    await user.type(field('Title of the new section'), 'Pets{Enter}')
    await user.click(screen.getAllByText('Add a clause', { selector: 'button' }).at(-1) as HTMLElement)
    await user.type(field('Text of the new clause'), 'Dogs are welcome.')
    await press(user, 'Save')
    expect(policy()).toHaveTextContent('4.1Dogs are welcome.Your own')
    await press(user, 'Move section 4 up')
    await press(user, 'Rename section 3')
    const title = field('Title of section 3')
    await user.clear(title)
    await user.type(title, 'Animals{Enter}')
    expect(policy().querySelector('nav li:nth-child(3)')).toHaveTextContent('3Animals')
  })

  it('an edited clause stays when its answer changes, and says what it would be', async () => {
    const { user } = await edit()
    await press(user, 'Edit clause 2.1')
    await user.type(field('Text of clause 2.1'), ' Really.')
    await press(user, 'Save')
    await goTo(user, 'Approvals')
    await user.click(field('Always'))
    expect(policy()).toHaveTextContent('before you buy it. Really.')
    expect(screen.getByText(/^Check the clauses you edited.*: 2\.1$/)).toBeInTheDocument()
    expect(screen.getByText('Every purchase needs approval before you make it.')).toBeInTheDocument()
    await press(user, 'Keep mine')
    expect(screen.queryByText(/^Check the clauses you edited/)).not.toBeInTheDocument()
    await user.click(field('Above an amount'))
    await press(user, 'Take the new text')
    expect(policy()).not.toHaveTextContent('Really.')
  })

  it('all edits are undone, and that is undone', async () => {
    const { user } = await edit()
    const contents = () => policy().querySelectorAll('nav li')
    await press(user, 'Undo all edits')
    expect(contents()).toHaveLength(14)
    await press(user, 'Undo')
    expect(contents()).toHaveLength(3)
  })
})

it('a PDF and a Word document are made of what is shown, and counted', async () => {
  const track = jest.spyOn(analytics, 'track')
  const { user } = await show()
  await user.type(field('Name of the company'), 'Q')
  await press(user, 'Download PDF')
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'pdf', 'Expense policy of Q'))
  await goTo(user, 'Travel')
  await press(user, 'Download Word')
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.anything(), 'docx', 'Expense policy of Q'))
  expect(jest.mocked(makePdf).mock.calls[0]?.[0].title).toBe('Expense policy of Q')
  expect(jest.mocked(policyDocx).mock.calls[0]?.[0].sections).toHaveLength(14)
  expect(track.mock.calls).toEqual(
    ['started', 'completed', 'interacted', 'completed'].map((status) => [
      'Expense policy builder used',
      { status },
    ]),
  )
})

it('a file that cannot be made loses nothing', async () => {
  jest.mocked(makePdf).mockRejectedValue(new Error('no connection'))
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await show()
  await user.type(field('Name of the company'), 'Q')
  await press(user, 'Download PDF')
  expect(await screen.findByText(/^The file could not be made/)).toBeInTheDocument()
  expect(field('Name of the company')).toHaveValue('Q')
  expect(saveFile).not.toHaveBeenCalled()
})

it('says which letters a PDF lacks', async () => {
  jest.mocked(makePdf).mockResolvedValue({ bytes: new Uint8Array([1]), missingLetters: ['你'] })
  const { user } = await show()
  await press(user, 'Download PDF')
  expect(await screen.findByText(/^Our font lacks these characters.*你$/)).toBeInTheDocument()
})

it('copies the policy as text, and selects it where the browser forbids that', async () => {
  const { user } = await show()
  await press(user, /^Copy as text/)
  expect(await navigator.clipboard.readText()).toMatch(
    /^Expense policy\n\n[^]*\n2\.1 You may spend up to £100/,
  )
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'))
  await press(user, /^Copy as text/)
  expect(await screen.findByLabelText(/does not allow copying/)).toHaveFocus()
})

it('goes on with what was saved, and with what it understands of a broken state', async () => {
  const { work } = policySource({
    answers: { company: 'Saved', size: 'large' },
    edits: editClause(noEdits, 'scope', 'Mine.', 'scope'),
  })
  localStorage.setItem(storageKey, JSON.stringify(work))
  const { unmount } = await show()
  expect(policy()).toHaveTextContent('Expense policy of Saved')
  expect(policy()).toHaveTextContent('Mine.')
  expect(field('More than 250')).toBeChecked()
  expect(policy()).toHaveTextContent('nor those of your own manager')
  unmount()
  localStorage.setItem(storageKey, JSON.stringify({ answers: { company: 'Old', cards: 7 }, edits: 'x' }))
  const next = await show()
  expect(policy()).toHaveTextContent('Expense policy of Old')
  next.unmount()
  localStorage.setItem(storageKey, '{"answers"')
  await show()
  expect(screen.getByText(/^We cannot read what was saved here/)).toBeInTheDocument()
  expect(localStorage.getItem(storageKey)).toBe('{"answers"')
})

it('opens a shared policy without touching the own one, and says when a link is broken', async () => {
  const { work } = policySource({ answers: { company: 'Theirs' } })
  history.replaceState(null, '', `/${shareHash(work) ?? ''}`)
  const { user, unmount } = await show()
  await waitFor(() => expect(policy()).toHaveTextContent('Expense policy of Theirs'))
  await press(user, 'Back to my own')
  expect(policy().querySelector('h3')).toHaveTextContent(/^Expense policy$/)
  unmount()
  history.replaceState(null, '', `/${shareHash(work)?.slice(0, -9) ?? ''}`)
  await show()
  expect(await screen.findByText(/^This link is incomplete or was changed/)).toBeInTheDocument()
})

it('keeps answering when the clauses cannot be fetched, and fetches them again', async () => {
  jest.mocked(loadLocaleFile).mockRejectedValueOnce(new Error('no connection'))
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  renderInSite(tool)
  expect(await screen.findByText(/^The clauses could not be fetched/)).toBeInTheDocument()
  await user.type(field('Name of the company'), 'Q')
  await press(user, 'Try again')
  expect(
    await screen.findByText(
      'This policy says what Q pays for, who decides, and how you get your money back.',
    ),
  ).toBeInTheDocument()
})

it('deletes everything and gives it back', async () => {
  const { user } = await show()
  await user.type(field('Name of the company'), 'Q')
  await waitFor(() => expect(stored()).not.toBeNull())
  await press(user, 'Delete all entries')
  expect(stored()).toBeNull()
  expect(field('Name of the company')).toHaveValue('')
  await press(user, 'Undo')
  expect(field('Name of the company')).toHaveValue('Q')
})

it('says so when there is no space left to save it', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user } = await show()
  await user.type(field('Name of the company'), 'Q')
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
  expect(screen.getByText(/^Not saved: this browser has no space left/)).toBeInTheDocument()
})
