import { readFlow } from './definition'
import type { Flow } from './flow'

type Option = Record<string, unknown>

const option = (value: string, next?: string, label = `Answer ${value}`): Option => ({
  label,
  value,
  ...(next && { next }),
})

const web = (url: string, text: string) => ({ link_type: 'Web', url, text })

/** The data of a small document with a branch, a question with several answers, and every kind of outcome. */
export const flowData = {
  steps: [
    {
      step_id: 'company',
      question: 'What kind of company are you?',
      help: 'This decides whether we can open an account.',
      options: [
        option('registered', 'features', 'A registered company'),
        option('sole_trader', 'news', 'A sole trader'),
        option('firm', 'partner', 'An accounting firm'),
        option('elsewhere', 'ask', 'In another country'),
      ],
    },
    {
      step_id: 'features',
      question: 'What would help you most?',
      property: 'features_of_interest',
      several: true,
      next: 'size',
      options: [option('cards', '', 'Company cards'), option('invoices', '', 'Paying invoices')],
    },
    {
      step_id: 'size',
      question: 'How many people work there?',
      property: 'company_size_range',
      options: [option('2–10', 'account', 'Up to ten'), option('51–250', 'spend', 'More than fifty')],
    },
    {
      step_id: 'spend',
      question: 'What do you spend in a month?',
      property: 'monthly_business_spend',
      next: 'meet',
      options: [option('10k–50k', '', 'Ten to fifty thousand')],
    },
  ],
  outcomes: [
    { outcome_id: 'account', kind: 'sign_up', title: 'Start on your own', text: 'Free.', link: web('https://app.outlay.example/register', 'Open an account') },
    { outcome_id: 'meet', kind: 'meeting', title: 'Let us meet', text: 'Half an hour.', link: web('/en/meet-us', 'Choose a time') },
    { outcome_id: 'news', kind: 'newsletter', title: 'Not yet', text: 'We will write.' },
    { outcome_id: 'partner', kind: 'partner', title: 'Work with us', text: 'For firms.', link: web('/en/bigform-partner', 'The programme') },
    { outcome_id: 'ask', kind: 'link', title: 'Let us check', text: 'Tell us where.', link: web('/en/contact', 'Ask us') },
  ],
} // prettier-ignore

const read = readFlow(flowData)
if (!read) throw new Error('The flow of the tests has a problem')

/** The same as a flow. */
export const testFlow: Flow = read
