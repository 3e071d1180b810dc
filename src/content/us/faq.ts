import type { Content } from '@prismicio/client'
import { bookADemo, link, mail, usPage } from './compose'
import { answers, callToAction, contact } from './slices'

export const questions = usPage<Content.FaqDocument['data']>(
  'faq',
  'faq',
  {
    title: 'Questions and answers about Outlay in the US',
    description:
      'Short answers for US companies: opening an account, cards, receipts and the IRS, accounting, sales tax, 1099 forms, price and how to leave.',
  },
  {
    title: 'Questions and answers',
    lead: 'Short answers to what people ask us most. If yours is missing, write to us. We answer, and perhaps add it here.',
    search_label: 'Search the questions',
    count_text: '{shown} of {total} questions',
    empty_text: 'No answer has these words. Try fewer of them, or write to us.',
    reset_label: 'Show all questions',
    categories: [
      {
        title: 'Getting started',
        questions: answers([
          [
            'Which companies can use Outlay?',
            'LLCs, corporations and partnerships that are registered in a US state and have an EIN. Sole proprietors cannot apply yet.',
          ],
          [
            'What do we need to open an account?',
            'Your legal name, EIN and formation state, plus identification for the owners. Our financial partner verifies them. The form takes about ten minutes, the review usually {fact:companyCheckDays} business days.',
          ],
          [
            'Is there a credit check or a personal guarantee?',
            'No. The cards spend from the balance of your company account, so nothing is borrowed.',
          ],
          [
            'Can we test it first?',
            'Yes. A test account has sample data and no real money, and ends after {fact:trialDays} days. [Ask for a demo](/us/demo) and we set one up.',
          ],
        ]),
      },
      {
        title: 'Cards',
        questions: answers([
          [
            'How many cards can we have?',
            'Each user can have one physical card. Starter includes {plan:starter.virtualCards} virtual cards; on Growth and Scale you create them as you need them.',
          ],
          [
            'What does a card cost?',
            'Nothing extra. Cards are part of the plan, and a lost one is replaced free of charge.',
          ],
          [
            'Do cards work abroad?',
            'Yes, wherever the card network is accepted. Administrators can allow or block individual countries. The exchange rate and the fee appear on the payment.',
          ],
          [
            'What if a card is stolen?',
            'Freeze it in the app. It takes effect right away. Then report it at {fact:phone}.',
          ],
        ]),
      },
      {
        title: 'Receipts and expenses',
        questions: answers([
          [
            'Which receipts do we need to keep?',
            'The IRS generally asks for a receipt for lodging, and for other business expenses of {money:7500} or more. Many companies set a lower amount. In Outlay you choose the amount from which a receipt is required; your CPA can tell you what suits you. [The rule and its sources](/us/receipt-requirements)',
          ],
          [
            'Can people claim mileage?',
            'Yes, on Growth and Scale. They enter the route, and the rate you set is used. Check it when the IRS changes its standard rate: usually in January, but in 2026 also on July 1, from 72.5 to 76 cents a mile. [Both rates, with their source](/us/mileage-rates)',
          ],
          [
            'Are reimbursements taxable?',
            'Not as a rule, if they are paid under an accountable plan: a business purpose, a record in good time, and any excess returned. Outlay keeps the purpose and the record. Whether your plan qualifies is a question for your tax adviser. [What a plan needs](/us/accountable-plan)',
          ],
        ]),
      },
      {
        title: 'Accounting and tax forms',
        questions: answers([
          [
            'Which accounting systems are supported?',
            'QuickBooks, NetSuite and Xero connect directly on Growth and Scale. For any other, there is a file export you can adapt.',
          ],
          [
            'How is sales tax handled?',
            'It is read from the receipt and shown separately. You can correct it before the export. Outlay does not work out use tax for you.',
          ],
          [
            'Does Outlay file 1099 forms?',
            'No. It stores a W-9 with each vendor and shows ACH payments and card payments separately. That matters because card payments are reported by the card processor instead of you. For payments made in 2026 the reporting threshold is {money:200000}, up from {money:60000}. Your CPA can work from the export.',
          ],
        ]),
      },
      {
        title: 'Price and contract',
        questions: answers([
          [
            'Is there a minimum term?',
            'Not with monthly billing. With yearly billing you pay less and commit to a year. See [pricing](/us/pricing).',
          ],
          ['Is sales tax included?', 'No. It is added on the bill in states where it applies.'],
          [
            'How do we leave?',
            'Export your data, close the cards and end the plan in the settings. Records we must keep by law stay until that period ends.',
          ],
        ]),
      },
    ],
    slices: [
      contact(
        'Still a question?',
        'People answer, on business days from {fact:supportFrom} to {fact:supportTo}, {fact:supportTimeZone}.',
        [
          {
            kind: 'email',
            label: 'Email',
            value: 'support@outlay.example',
            link: mail('support@outlay.example'),
          },
          {
            kind: 'phone',
            label: 'Phone (Growth and Scale; lost cards on every plan)',
            value: '{fact:phone}',
          },
          {
            kind: 'hours',
            label: 'Hours',
            value:
              '{fact:supportFirstDay} to {fact:supportLastDay}, {fact:supportFrom} to {fact:supportTo} {fact:supportTimeZone}',
          },
        ],
      ),
      callToAction('Would you rather see it?', 'Bring your ten questions to a demo.', {
        primary: bookADemo,
        secondary: link('/us/explore-product', 'Explore the product'),
      }),
    ],
  },
)
