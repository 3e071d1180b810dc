import { bookADemo, bullets, link, signUp, slicePage, text } from './compose'
import { callToAction, checklist, comparison, faq, hero, linkList, mediaText, steps } from './slices'

export const gettingStarted = slicePage(
  'getting-started',
  'Get started',
  {
    title: 'Get started with corporate cards and expenses | Outlay',
    description:
      'Get started with Outlay: choose a plan, set three card rules, map your chart of accounts and roll out under an accountable plan, with a message to copy.',
  },
  [
    hero({
      eyebrow: 'Get started',
      title: 'Get started with corporate cards in one afternoon',
      lead: 'Pick a plan, set three rules, invite one team. The rest of the company follows when the first month has closed.',
      primary: signUp('Open an account'),
      secondary: link('/us/getting-started-experience', 'See the first two weeks'),
      scene: 'card_controls',
    }),
    comparison({
      title: 'Which plan do you start on?',
      caption: 'What you need and the smallest plan that has it',
      columns: ['Plan', 'Price'],
      rows: [
        ['Cards and receipts for up to {plan:starter.users} people', '{plan:starter.name}', 'No monthly fee'],
        ['Bills, reimbursements, a connection to QuickBooks or NetSuite', '{plan:growth.name}', '{plan:growth.yearly} per user per month, billed yearly'],
        ['Several entities, single sign-on, approval chains', '{plan:scale.name}', '{plan:scale.yearly} per user per month, billed yearly'],
      ],
      note: 'You can move up any day. Moving down happens at the next billing date.',
    }),
    steps('The afternoon', 'Two hours for one person, with the bookkeeper on the phone for the third step.', [
      { title: 'Apply: 10 minutes', text: 'EIN, formation documents, IDs of the owners. The review usually takes {fact:companyCheckDays} business days.' },
      { title: 'Three rules: 20 minutes', text: 'A monthly limit for everyone, a list of categories that stay closed, an amount above which a manager approves.' },
      { title: 'Map accounts: 30 minutes', text: 'Import the chart of accounts and hide what cards never touch. Twenty-five accounts are plenty.' },
      { title: 'Classes and locations: 15 minutes', text: 'If you report by them, make them required on cards now. Adding them in December means recoding the year.' },
      { title: 'One team: 15 minutes', text: 'Five people who buy every week. Virtual cards work right away; plastic comes by mail.' },
      { title: 'One purchase: 5 minutes', text: 'Buy printer paper, snap the receipt, watch the entry arrive.' },
    ]),
    mediaText({
      eyebrow: 'Tax',
      title: 'Keep reimbursements under an accountable plan',
      body: text(
        'Payments to employees stay out of wages only if three things hold: a business connection, proof within a reasonable time, and excess money returned. Write the deadlines into your policy.',
        ...bullets(
          'Advances no more than 30 days before the expense',
          'Receipts and purpose within 60 days of the expense',
          'Excess advances back within 120 days',
          'Anything later goes through payroll as wages',
        ),
        'These are the safe-harbor periods of the fixed-date method in 26 CFR 1.62-2(g)(2)(i), read on {day:2026-11-27}; next review {day:2027-11-30}. Your CPA can tell you what fits your company.',
      ),
      link: link('/us/expense-policy-builder', 'Build the policy'),
      scene: 'reimbursement',
      mediaFirst: true,
    }),
    checklist('The email to your team', 'Copy it, change the dates, send it the evening before.', [
      'Subject: Your company card is live tomorrow',
      'Use it for anything you would have expensed. Your limit is in the app.',
      'Take a photo of the receipt before you leave the counter. That replaces the report.',
      'If a charge is declined, tap “Request” and say why. You will hear back the same day.',
      'Stop using personal cards for work on the 15th. Send old receipts by the 20th.',
    ]),
    faq('Questions on the first day', [
      [
        'Do we need a personal guarantee or a credit check?',
        'No. Cards spend the balance in your Outlay account, which you fund by ACH or wire.',
      ],
      [
        'Should we bring in last year’s expenses?',
        'No. Start on the first of a month, and keep the old system open for reading until your return is filed.',
      ],
      [
        'Who should be an administrator?',
        'Two people, so that a vacation does not freeze the company. At least one of them in finance.',
      ],
    ]),
    linkList('Keep going', [
      { link: link('/us/for-finance', 'For finance'), text: 'Month end and the list of exceptions.' },
      { link: link('/us/spend-controls', 'Spend controls'), text: 'Sets of rules to start from.' },
      { link: link('/us/invoices', 'Bills'), text: 'The next part to switch on.' },
    ]),
    callToAction('Want company for the first hour?', 'We set it up with you and your bookkeeper.', {
      primary: bookADemo,
      secondary: signUp('Open an account'),
    }),
  ],
)
