import { bookADemo, link, signUp, slicePage, text } from './compose'
import { callToAction, faq, hero, mediaText, steps, timeline } from './slices'

export const howItWorks = slicePage(
  'how-it-works',
  'How it works',
  {
    title: 'How Outlay works, from request to ledger',
    description:
      'Follow one purchase through Outlay: the request, the answer, the payment, the receipt and the entry in your ledger, with what each person has to do.',
  },
  [
    hero({
      eyebrow: 'How it works',
      title: 'One purchase, five short stops',
      lead: 'A payment passes through five hands in most companies. Outlay keeps the stops and takes out the waiting.',
      primary: link('/us/explore-product', 'See the flows'),
      secondary: link('/us/demo', 'Watch it in a demo'),
      scene: 'wallet_payment',
    }),
    steps(
      'The path of a payment',
      'The example: a new monitor for {money:34000}, at a company with a {money:25000} limit.',
      [
        {
          title: 'Request',
          text: 'Dana needs {money:9000} more than her limit. She says what for and by when. That takes three fields.',
        },
        {
          title: 'Answer',
          text: 'Her lead sees the request with what is left of the budget, and agrees from a phone.',
        },
        { title: 'Payment', text: 'The limit goes up for this purchase only. Dana pays with her card.' },
        {
          title: 'Receipt',
          text: 'The store emails a receipt. Dana forwards it; total, date and sales tax are read from it.',
        },
        {
          title: 'Entry',
          text: 'Office equipment is suggested as the account. Finance confirms it, and the entry goes to the ledger.',
        },
      ],
    ),
    mediaText({
      title: 'Who does what',
      body: text(
        'People who spend take one photo. They fill in no report, because the report writes itself from payments and receipts.',
        'People who approve answer single questions with the budget in view. While they are on vacation, the backup they named gets the question.',
        'People in finance work through exceptions: an unusual account, a missing receipt, a first-time vendor.',
      ),
      link: link('/us/for-finance', 'The finance view'),
      scene: 'approval',
      mediaFirst: true,
    }),
    timeline('Your first month', [
      { date: 'Day 1', title: 'Application', text: 'Company details, EIN and the owners’ identification.' },
      {
        date: 'Day 3',
        title: 'First cards',
        text: 'Once the review is done, you fund the account and issue virtual cards.',
      },
      {
        date: 'Week 2',
        title: 'First export',
        text: 'Your chart of accounts is matched, and a week of entries goes across.',
      },
      {
        date: 'Week 4',
        title: 'First month end',
        text: 'You work through the short list of what is missing, and lock the month.',
      },
    ]),
    faq('Practical questions', [
      [
        'How does money get into the account?',
        'You transfer it from your business bank account by ACH or wire. You can set a balance below which Outlay asks for the next transfer.',
      ],
      [
        'How long does the review take?',
        'Usually {fact:companyCheckDays} business days. If something is unclear, a person writes to you and says what.',
      ],
      [
        'Do employees need training?',
        'No. They get a card and a message after their first payment that says what to do.',
      ],
    ]),
    callToAction('Follow a purchase of your own', 'Bring one to the demo, or start with a card.', {
      primary: signUp('Sign up'),
      secondary: bookADemo,
    }),
  ],
)
