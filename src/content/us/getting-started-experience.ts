import { bookADemo, documentLink, link, signUp, slicePage, text } from './compose'
import { callToAction, checklist, faq, hero, linkList, mediaText, timeline } from './slices'

export const gettingStartedExperience = slicePage(
  'getting-started-experience',
  'Getting started',
  {
    title: 'Getting started: your first two weeks with Outlay',
    description:
      'What to have ready, what happens day by day and who does what when a US company starts with Outlay, from the application to the first export.',
  },
  [
    hero({
      eyebrow: 'Getting started',
      title: 'Your first two weeks, day by day',
      lead: 'You can do the setup alone. This page says what it takes, so that nothing is a surprise. If you want company, we join for the first hour.',
      primary: signUp('Start the application'),
      secondary: bookADemo,
      scene: 'card_issue',
    }),
    checklist('Have these ready', 'With them, the application takes about ten minutes.', [
      'Legal name, EIN and state of formation',
      'Formation documents, such as articles of organization',
      'A photo ID for each owner of 25 percent or more, and for the person who signs',
      'The business bank account you will fund Outlay from',
      'The name of your accounting system, and someone who may connect it',
    ]),
    timeline('What happens when', [
      {
        date: 'Day 1',
        title: 'You apply',
        text: 'Our financial partner verifies the company and its owners.',
      },
      {
        date: 'Day 3',
        title: 'You are in',
        text: 'The review usually takes {fact:companyCheckDays} business days. Fund the account by ACH or wire.',
      },
      {
        date: 'Day 4',
        title: 'The first five people',
        text: 'Pick one team. Set one limit for all of them and issue virtual cards. Plastic goes out by mail.',
      },
      {
        date: 'Day 5',
        title: 'The first receipts',
        text: 'Buy something small. Check that the receipt finds its payment.',
      },
      {
        date: 'Day 8',
        title: 'The books',
        text: 'Connect QuickBooks, NetSuite or Xero, or download a file. Match your accounts once.',
      },
      {
        date: 'Day 10',
        title: 'The first export',
        text: 'Send a week of entries across and look at them in the ledger.',
      },
      {
        date: 'Day 14',
        title: 'The next team',
        text: 'Adjust the limit that was too tight, then invite more people.',
      },
    ]),
    mediaText({
      title: 'Tell people before the card arrives',
      body: text(
        'The setup is easier than the change of habit. One short message to the team helps: what the card is for, what the limit is, and that one photo is all you ask.',
        'Say too what happens to personal cards. A clear date from which new purchases go on the company card works better than a request.',
      ),
      link: link('/us/for-hr', 'How HR can help'),
      scene: 'wallet_payment',
    }),
    faq('When something is stuck', [
      [
        'Our application needs more documents.',
        'You get an email that says which and why. Upload them in the app; the review goes on the same day.',
      ],
      [
        'A card was declined.',
        'The app shows the reason. Most often it is the category. Open it for this person or for the purchase.',
      ],
      [
        'The accounts do not match.',
        'Leave the unclear ones on the default account and fix them in the second week. You can export again.',
      ],
    ]),
    linkList('Read along the way', [
      { link: link('/us/spend-controls', 'Spend controls'), text: 'Three sets of rules to start from.' },
      { link: link('/us/applepay', 'Apple Pay'), text: 'Pay before the plastic arrives.' },
      {
        link: documentLink('ebook', 'closing-the-month-faster', 'Closing the month faster'),
        text: 'For the end of your first month.',
      },
    ]),
    callToAction('Start with ten minutes', 'You can stop and come back; the application is saved.', {
      primary: signUp('Start the application'),
      secondary: link('/us/contact', 'Ask a question'),
    }),
  ],
)
