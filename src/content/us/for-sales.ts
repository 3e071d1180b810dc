import { bookADemo, link, slicePage, text } from './compose'
import { callToAction, checklist, faq, hero, mediaText, steps } from './slices'

export const forSales = slicePage(
  'for-sales',
  'Outlay for sales',
  {
    title: 'Outlay for sales: no expense report on Sunday',
    description:
      'Client dinners, flights and mileage without a weekend of paperwork. What a US sales rep does in Outlay, and what the manager sees.',
  },
  [
    hero({
      eyebrow: 'For sales',
      title: 'No expense report on Sunday night',
      lead: 'Reps pay with the company’s card, take one photo and go on to the next meeting. The report is written while they drive.',
      primary: bookADemo,
      secondary: link('/us/applepay', 'Pay by phone'),
      scene: 'mileage',
    }),
    steps('A Tuesday on the road', 'What one rep does, and how long it takes.', [
      { title: '7:10 a.m., airport', text: 'Coffee and a bagel, paid by phone. One photo at the gate.' },
      {
        title: '9:45 a.m., rental car',
        text: 'The hold is higher than the rate. The app shows both and settles it later.',
      },
      {
        title: '12:30 p.m., lunch with a client',
        text: 'Photo, two names, one reason. The tip is read from the receipt.',
      },
      {
        title: '5:20 p.m., 84 miles',
        text: 'Back in her own car, she enters the route. The rate you set does the rest.',
      },
      { title: '9:00 p.m., hotel', text: 'The folio comes by email and is matched with the payment automatically.' },
    ]),
    mediaText({
      title: 'A meal needs a who and a why',
      body: text(
        'For client meals the IRS wants the amount, the date, the place, the people and the business purpose. The receipt holds the first three. Outlay asks for the other two while the rep still knows them. [The rules on meals](/us/business-meals-deduction)',
        'Meals and entertainment are treated differently in a tax return. Outlay keeps them in separate accounts, and your March is free of a year of dinners to sort.',
      ),
      link: link('/us/for-finance', 'What finance gets'),
      scene: 'receipt_capture',
    }),
    mediaText({
      title: 'Managers see the trip and skip the coffee',
      body: text(
        'A territory has a budget. The manager sees what each trip cost and what is left this quarter, and answers when a limit gets in the way. Small amounts need no answer at all: set one, such as {money:7500}, below which nothing is asked.',
      ),
      link: link('/us/spend-controls', 'What you can set'),
      scene: 'approval',
      mediaFirst: true,
    }),
    checklist('A fair travel policy in five lines', 'Copy it, then change the amounts.', [
      'Book the flight you would book with your own money',
      'Hotels up to {money:22000} a night; ask above that, and expect a yes in big cities',
      'Meals on the road by per diem or by receipt, but not both on one day',
      'Tips up to twenty percent',
      'Take the photo before you leave the table',
    ]),
    faq('Questions from sales', [
      [
        'I used my own card. What now?',
        'Take the same photo and choose Reimburse. On Growth and Scale you are paid back by ACH in the next weekly run.',
      ],
      [
        'I lost the receipt.',
        'Say so in the app and add a note. It counts as missing, your manager sees it, and that is usually the end of it.',
      ],
      [
        'Do I keep my miles and hotel points?',
        'Loyalty numbers are yours to give. The card itself earns nothing.',
      ],
    ]),
    callToAction('Try it on the next trip', 'One rep, one card, one week.', {
      primary: bookADemo,
      secondary: link('/us/pricing', 'See pricing'),
    }),
  ],
)
