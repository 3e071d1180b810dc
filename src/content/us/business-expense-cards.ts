import { bookADemo, bullets, link, slicePage, text } from './compose'
import { comparison, faq, features, hero, mediaText, quote, steps, workEmail } from './slices'

export const businessExpenseCards = slicePage(
  'business-expense-cards',
  'Business expense cards',
  {
    title: 'Corporate cards and business expense cards | Outlay',
    description:
      'Plastic and virtual company cards for US teams: a limit, hours and merchants for each card, an alert for every payment and a receipt to match.',
  },
  [
    hero({
      eyebrow: 'Company cards',
      title: 'Corporate cards with limits built in',
      lead: 'Prepaid corporate cards for everyone who buys for the company. Each card spends the balance you added, with its own limit, rules and receipts.',
      secondary: bookADemo,
      form: true,
      scene: 'card_controls',
    }),
    features('What each card can do', 'Plastic, virtual or on a phone: the settings are the same.', [
      {
        icon: 'wallet',
        title: 'Its own limit',
        text: 'Per purchase, per day, per month or once. The holder sees what is left.',
      },
      {
        icon: 'clock',
        title: 'Its own hours',
        text: 'Weekdays only, or the dates of a trip. Outside them the card declines.',
      },
      { icon: 'search', title: 'Its own merchants', text: 'Gas, travel or a single vendor.' },
      {
        icon: 'receipt',
        title: 'Its own receipts',
        text: 'Every payment asks the person who paid, right away.',
      },
      {
        icon: 'bell',
        title: 'An immediate alert',
        text: 'Holder and budget owner see a payment when it happens.',
      },
      {
        icon: 'lock',
        title: 'An off switch',
        text: 'Freeze a card with one tap, and release it the same way.',
      },
    ]),
    mediaText({
      eyebrow: 'Virtual cards',
      title: 'One card number per vendor',
      body: text(
        'An online service should not know the number that pays for everything else. Give it a virtual card with the monthly price as the limit. If the price goes up, the payment stops and you hear about it.',
        ...bullets(
          'Ready as soon as it is approved',
          'Named after the vendor, so the statement explains itself',
          'Owned by a person, even when a whole team uses the service',
        ),
      ),
      link: link('/us/pricing', 'See how many cards each plan has'),
      scene: 'subscriptions',
      mediaFirst: true,
    }),
    steps(
      'From order to first payment',
      'Plastic is mailed to the address you give. Virtual cards need no mail.',
      [
        { title: 'Choose who gets a card', text: 'Pick people or import a list.' },
        { title: 'Set the limits', text: 'Use one template per role, then adjust individual cards.' },
        { title: 'Activate', text: 'The holder activates the card in the app and picks a PIN.' },
        {
          title: 'Pay and attach',
          text: 'Outlay reads the total, the date and the sales tax from the picture.',
        },
      ],
    ),
    comparison({
      title: 'Corporate cards and company cards compared',
      caption: 'Outlay card, shared corporate credit card, and personal card with reimbursement',
      columns: ['Outlay card', 'Shared credit card', 'Personal card'],
      rows: [
        [
          'Whose money is used',
          'The company’s',
          'The issuer’s, until you pay',
          'The employee’s, until reimbursed',
        ],
        ['Limit', 'For each card', 'One for all', 'None that the company sets'],
        ['Who made the payment', 'The name on the card', 'Someone has to ask', 'The person who claims it'],
        ['If the number leaks', 'Close one card', 'Replace it everywhere', 'The employee’s problem'],
        ['Rewards', 'No', 'Often', 'For the employee'],
      ],
      note: 'A personal card can still make sense for someone who buys once a year. Outlay reimburses those expenses too, from the Growth plan on.',
    }),
    quote({
      quote:
        'The engineers stopped asking for the card because each of them has one. What they ask for now is an amount, and that is the better conversation.',
      author: 'Ilse Marwick',
      role: 'Operations lead',
      company: 'Tarnvolt Robotics',
      portrait: 'ponytail',
      link: link('/us/customer-cases/tarnvolt-robotics', 'Read the case'),
    }),
    faq('Questions about the cards', [
      [
        'Do the cards give credit?',
        'No. They spend from the balance of your company account, never more than the limit or the balance. They do not build or affect a credit score.',
      ],
      [
        'What happens when someone leaves?',
        'Close their cards and every payment stops. Subscriptions on their virtual cards can get a new owner first.',
      ],
      ['Can I add a card to my phone?', 'Yes. See [Apple Pay](/us/applepay) for the steps.'],
    ]),
    workEmail(
      'Try it with one team',
      'Enter your work email. Starter has no monthly fee for up to {plan:starter.users} users.',
    ),
  ],
)
