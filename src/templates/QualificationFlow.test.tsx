/** @jest-environment jsdom */
import type { Content } from '@prismicio/client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderInSite, renderOnServer, testSite } from '../content/site/site.fixture'
import { SiteProvider } from '../content/site/SiteContext'
import { visitAnswers } from '../leads/forms/visitAnswers'
import { expectedGuest, expectGuest } from '../leads/meetings/guest'
import { readPlaces } from '../leads/qualification/definition'
import { flowData, testFlow } from '../leads/qualification/flow.fixture'
import { qualificationKey } from '../leads/qualification/savedChoices'
import { analytics } from '../visitor/analytics/queue'
import { consent } from '../visitor/consent/store'
import { testDocument } from './document.fixture'
import { FlowList } from './qualification/FlowList'
import { LiveFlowScreen } from './qualification/FlowScreen'
import { flowTexts } from './qualification/texts'
import { QualificationFlowView } from './QualificationFlow'

type QualificationFlow = Content.QualificationFlowDocument['data']

const page = {
  title: 'Is Outlay right for you?',
  lead: 'Short questions.',
  outcomes_title: 'Our suggestion',
  progress_number: 'Question {number}',
  progress_range: '{fewest} to {most} more',
  progress_up_to: 'Up to {most} more',
  progress_exact: '{most} more',
  progress_last: 'The last one',
  several_hint: 'As many as you like.',
  missing_answer: 'Choose an answer.',
  next_label: 'Continue',
  back_label: 'Back',
  restart_label: 'Start again',
  resumed_text: 'We kept your answers.',
  answers_title: 'Your answers',
  change_label: 'Change',
  none_chosen: 'No choice',
  sent_text: 'We send {answers}.',
  skip_label: 'Choose a time without an address',
  slices: [],
  ...flowData,
} as unknown as Partial<QualificationFlow>

const ui = (change: Partial<QualificationFlow> = {}) => (
  <QualificationFlowView document={testDocument({ ...page, ...change })} />
)

const heading = () => document.querySelector('h2')
const choose = (...labels: string[]) => {
  for (const label of labels) fireEvent.click(screen.getByLabelText(label))
  // Found by its text: looking for the role takes most of the time of these tests.
  fireEvent.click(screen.getByText('Continue'))
}
const tracked = () =>
  jest
    .mocked(analytics.track)
    .mock.calls.filter(([name]) => name === 'Qualification used')
    .map(([, properties]) => properties)
const storedText = () => sessionStorage.getItem(qualificationKey)

beforeEach(() => {
  jest.spyOn(analytics, 'track').mockImplementation(() => undefined)
  sessionStorage.clear()
  window.history.replaceState(null, '', '/en/qualification')
  expectGuest(undefined)
})
afterEach(() => jest.restoreAllMocks())

describe('to read', () => {
  it('each answer leads to the next question, the last one to a suggestion with its link or form', () => {
    const { container } = renderInSite(<FlowList {...readPlaces(flowData)} outcomesTitle="" isLed />)
    const follow = (answer: string): HTMLElement => {
      const address = screen.getByRole('link', { name: answer }).getAttribute('href') ?? ''
      return container.querySelector(address) as HTMLElement
    }
    expect(follow('A registered company')).toHaveTextContent('What would help you most?')
    expect(follow('Company cards')).toHaveTextContent('How many people work there?')
    expect(within(follow('An accounting firm')).getByRole('link', { name: 'The programme' })).toHaveAttribute(
      'href',
      '/en/bigform-partner',
    )
    const form = follow('A sole trader').querySelector('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form?.querySelector('[name=form]')).toHaveValue('newsletter')
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument()
  })

  it('a flow with a problem stays so, and an answer that leads nowhere is no link', () => {
    renderInSite(ui({ outcomes: [] }))
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4)
    expect(screen.getByText('A sole trader')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'A sole trader' })).not.toBeInTheDocument()
    expect(screen.queryByText('Our suggestion')).not.toBeInTheDocument()
  })

  it('a document without questions has none', () => {
    renderInSite(ui({ steps: [], outcomes: [] }))
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument()
  })
})

describe('the list, when the application comes,', () => {
  const props = { flow: testFlow, texts: flowTexts(page) }
  /** The list of the server; `touch` is what the visitor does with it before it is hydrated. */
  async function hydrated(touch: (main: HTMLElement) => void) {
    const main = document.body.appendChild(document.createElement('main'))
    // Layout effects do nothing on a server, which React says.
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    main.innerHTML = await renderOnServer(
      <LiveFlowScreen {...props}>
        <FlowList {...readPlaces(flowData)} outcomesTitle="" isLed />
      </LiveFlowScreen>,
    )
    errors.mockClear()
    touch(main)
    const root = await act(async () =>
      hydrateRoot(
        main,
        <SiteProvider site={testSite}>
          <LiveFlowScreen {...props} />
        </SiteProvider>,
      ),
    )
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
    end = () => {
      act(() => root.unmount())
      main.remove()
    }
  }
  let end = (): void => undefined
  afterEach(() => end())

  it('gives way to the question, which takes the focus that was in it', async () => {
    await hydrated(() => screen.getByRole('link', { name: 'A sole trader' }).focus())
    expect(screen.getByLabelText('A sole trader')).not.toBeChecked()
    expect(heading()).toHaveFocus()
  })

  it.each(['the focus', 'no focus any more'])('stays with a form that is used and has %s', async (focus) => {
    await hydrated((main) => {
      const email = main.querySelector<HTMLInputElement>('form [name=email]')!
      email.focus()
      email.value = 'ada@'
      if (focus === 'no focus any more') email.blur()
    })
    expect(screen.getByRole('link', { name: 'A sole trader' })).toBeInTheDocument()
    expect(document.querySelector('form [name=email]')).toHaveValue('ada@')
  })
})

describe('one question at a time', () => {
  it('asks, says how far it is, and announces and focuses what is next', () => {
    renderInSite(ui())
    expect(heading()).toHaveTextContent('What kind of company are you?')
    expect(heading()).not.toHaveFocus()
    expect(screen.getByRole('progressbar', { name: 'Question 1' })).toHaveAttribute('value', '0')
    expect(screen.getAllByText('Up to 3 more')).not.toHaveLength(0)
    expect(
      screen.getByRole('radiogroup', { name: 'What kind of company are you?' }),
    ).toHaveAccessibleDescription('This decides whether we can open an account.')
    choose('A registered company')
    expect(heading()).toHaveTextContent('What would help you most?')
    expect(heading()).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Question 2. 1 to 2 more')
    expect(screen.getByRole('group', { name: 'What would help you most?' })).toBeVisible()
    expect(window.location.search).toBe('?step=features')
  })

  it('wants an answer, but none where several are possible', () => {
    renderInSite(ui())
    choose()
    expect(screen.getByRole('alert')).toHaveTextContent('Choose an answer.')
    expect(screen.getByLabelText('A registered company')).toHaveFocus()
    choose('A registered company')
    choose()
    expect(heading()).toHaveTextContent('How many people work there?')
  })

  it('is used by keyboard alone', async () => {
    const user = userEvent.setup()
    renderInSite(ui())
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByLabelText('A sole trader')).toBeChecked()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(heading()).toHaveFocus())
    expect(heading()).toHaveTextContent('Not yet')
  })

  it('tracks the start, each answer and the end once', () => {
    renderInSite(ui())
    choose('A registered company')
    choose('Company cards', 'Paying invoices')
    choose('Up to ten')
    expect(tracked()).toEqual([
      { status: 'started' },
      { status: 'interacted', step: 'company' },
      { status: 'interacted', step: 'features' },
      { status: 'interacted', step: 'size' },
      { status: 'completed', step: 'account' },
    ])
  })

  it('goes back with the page and with the browser, with the answers that were given', async () => {
    renderInSite(ui())
    expect(screen.queryByText('Back')).not.toBeInTheDocument()
    choose('A registered company')
    choose('Company cards')
    fireEvent.click(screen.getByText('Back'))
    await waitFor(() => expect(heading()).toHaveTextContent('What would help you most?'))
    expect(screen.getByLabelText('Company cards')).toBeChecked()
    window.history.back()
    await waitFor(() => expect(heading()).toHaveTextContent('What kind of company are you?'))
    expect(window.location.search).toBe('')
    window.history.go(2)
    await waitFor(() => expect(heading()).toHaveTextContent('How many people work there?'))
  })

  it('a changed answer keeps what still applies, and leads to what is missing', async () => {
    renderInSite(ui())
    choose('A registered company')
    choose('Company cards')
    choose('Up to ten')
    fireEvent.click(screen.getByRole('button', { name: 'Change: How many people work there?' }))
    choose('More than fifty')
    expect(heading()).toHaveTextContent('What do you spend in a month?')
    choose('Ten to fifty thousand')
    expect(heading()).toHaveTextContent('Let us meet')
    fireEvent.click(screen.getByRole('button', { name: 'Change: What would help you most?' }))
    choose('Paying invoices')
    expect(heading()).toHaveTextContent('Let us meet')
    expect(screen.getByText('Company cards, Paying invoices')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Change: What kind of company are you?' }))
    choose('An accounting firm')
    expect(JSON.parse(storedText() ?? '')).toEqual({ company: ['firm'] })
  })

  it('are known to the work-email form of the visit, until the flow begins again', () => {
    consent.decide({ functionality: true, analytics: false, advertisement: false })
    renderInSite(ui())
    choose('A registered company')
    choose('Company cards', 'Paying invoices')
    choose('Up to ten')
    expect(visitAnswers()).toEqual({ features_of_interest: 'cards;invoices', company_size_range: '2–10' })
    fireEvent.click(screen.getByText('Start again'))
    expect(visitAnswers()).toEqual({})
    consent.withdraw()
  })

  it('begins again with nothing', () => {
    renderInSite(ui())
    choose('A sole trader')
    fireEvent.click(screen.getByText('Start again'))
    expect(heading()).toHaveTextContent('What kind of company are you?')
    expect(screen.getByLabelText('A sole trader')).not.toBeChecked()
    expect(storedText()).toBeNull()
    choose('A sole trader')
    expect(
      tracked().filter((properties) => 'status' in properties && properties.status === 'started'),
    ).toHaveLength(2)
  })
})

describe('answers of before', () => {
  const keep = (choices: unknown) =>
    sessionStorage.setItem(qualificationKey, typeof choices === 'string' ? choices : JSON.stringify(choices))

  it('are there after a reload, at the place of the address or where they end', () => {
    keep({ company: ['registered'], features: ['cards'] })
    const { unmount } = renderInSite(ui())
    expect(heading()).toHaveTextContent('How many people work there?')
    expect(screen.getByText('We kept your answers.')).toBeVisible()
    expect(window.location.search).toBe('?step=size')
    unmount()
    window.history.replaceState(null, '', '/en/qualification?utm_source=a&step=company')
    renderInSite(ui())
    expect(heading()).toHaveTextContent('What kind of company are you?')
    expect(screen.getByLabelText('A registered company')).toBeChecked()
    expect(window.location.search).toBe('?utm_source=a')
  })

  it.each([
    ['a step that does not exist any more', { company: ['registered'], need: ['x'], size: ['2–10'] }, 'What would help you most?'],
    ['an option that does not exist any more', { company: ['cooperative'] }, 'What kind of company are you?'],
    ['garbage', '{"company":[["registered"]', 'What kind of company are you?'],
    ['something else', '[1,2,3]', 'What kind of company are you?'],
  ])('with %s lead to the last question that is there', (_, choices, question) => {
    keep(choices)
    renderInSite(ui())
    expect(heading()).toHaveTextContent(question)
  }) // prettier-ignore

  it.each([
    '?step=spend',
    '?step=account',
    '?step=removed',
    '?step=%3Cscript%3E',
    '?step=%',
    '?step=__proto__',
  ])('are not made up for the address %s', (search) => {
    window.history.replaceState(null, '', `/en/qualification${search}`)
    renderInSite(ui())
    expect(heading()).toHaveTextContent('What kind of company are you?')
    expect(window.location.search).toBe('')
  })

  it('are as far as they are certain those of the links that were followed before', () => {
    window.history.replaceState(null, '', '/en/qualification#station-features')
    renderInSite(ui())
    expect(heading()).toHaveTextContent('What would help you most?')
    expect(window.location.href).toMatch(/\/en\/qualification\?step=features$/)
    fireEvent.click(screen.getByText('Back'))
    expect(screen.getByLabelText('A registered company')).toBeChecked()
  })

  it.each(['full', 'forbidden'])('are kept while the page is open when the storage is %s', (what) => {
    const refuse = (): never => {
      throw new DOMException(what, 'QuotaExceededError')
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    if (what === 'forbidden') jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    renderInSite(ui())
    choose('A registered company')
    choose('Company cards')
    fireEvent.click(screen.getByText('Start again'))
    choose('A sole trader')
    expect(heading()).toHaveTextContent('Not yet')
  })
})

describe('the outcome', () => {
  const sent = (container: HTMLElement) =>
    Object.fromEntries(new FormData(container.querySelector('form') ?? undefined).entries())

  it('of a sign-up says what goes with the address, and it does', () => {
    const { container } = renderInSite(ui())
    choose('A registered company')
    choose('Paying invoices', 'Company cards')
    choose('Up to ten')
    expect(screen.getByText('We send Company cards, Paying invoices; Up to ten.')).toBeVisible()
    expect(sent(container)).toMatchObject({
      form: 'qualification',
      features_of_interest: 'cards;invoices',
      company_size_range: '2–10',
    })
    expect(screen.getByRole('button', { name: 'Open an account' })).toBeVisible()
    expect(expectedGuest()).toBeUndefined()
  })

  it('of a meeting hands the answers over to the meeting booker, with or without an address', () => {
    const { container } = renderInSite(ui())
    choose('A registered company')
    choose()
    choose('More than fifty')
    choose('Ten to fifty thousand')
    expect(sent(container)).toMatchObject({ form: 'qualification', monthly_business_spend: '10k–50k' })
    expect(screen.getByRole('link', { name: /Choose a time without an address/ })).toHaveAttribute(
      'href',
      '/en/meet-us',
    )
    expect(screen.getByText('No choice')).toBeVisible()
    expect(expectedGuest()).toEqual({
      answers: { company_size_range: '51–250', monthly_business_spend: '10k–50k' },
      shown: ['More than fifty', 'Ten to fifty thousand'],
    })
    // Who has the answers forgotten has no meeting any more.
    fireEvent.click(screen.getByText('Start again'))
    expect(expectedGuest()).toBeUndefined()
  })

  it('of the newsletter is its form, of a partner and of a page a link', () => {
    const { container } = renderInSite(ui())
    choose('A sole trader')
    expect(sent(container)).toMatchObject({ form: 'newsletter' })
    fireEvent.click(screen.getByText('Start again'))
    choose('An accounting firm')
    expect(screen.getByRole('link', { name: 'The programme' })).toHaveAttribute('href', '/en/bigform-partner')
    fireEvent.click(screen.getByText('Start again'))
    choose('In another country')
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/en/contact')
    expect(container.querySelector('form')).toBeNull()
  })
})
