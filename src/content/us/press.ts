import { bullets, link, mail, slicePage, subheading, text } from './compose'
import { contact, form, hero, linkList, prose } from './slices'

export const press = slicePage(
  'press',
  'Press',
  {
    title: 'Press: facts, wording and a contact | Outlay',
    description:
      'Facts about Outlay for reporters in the United States: a description in two paragraphs, how to write the name, and a person who answers questions.',
  },
  [
    hero({
      eyebrow: 'Press',
      title: 'For reporters and editors',
      lead: 'Facts about Outlay, how to write the name, and a person who answers.',
      primary: { ...mail('press@outlay.example'), text: 'Email the press team' },
      centered: true,
    }),
    prose(
      text(
        subheading('Outlay in two paragraphs'),
        'Outlay is an invented company that makes software for company spending: cards, expenses, vendor bills and subscriptions. It serves finance teams at small and midsize companies, in the United States from an office in Denver.',
        'The idea is old: agree on a rule before the money is spent. The product puts the rule into the card or the request, so people can buy what they need and finance does not have to ask afterward.',
        subheading('How to write it'),
        ...bullets(
          'Outlay, with a capital letter, in plain type. No all caps and no article.',
          'Leave out the LLC in running text.',
          'Outlay is a software company. Please do not call it a bank, a lender or a card issuer: a licensed financial partner provides accounts and cards.',
          'The plans are Starter, Growth and Scale.',
        ),
        subheading('What you may use'),
        'You may use the Outlay name and the drawings on this site in coverage of Outlay, with the credit “Picture: Outlay”. Please do not change the drawings. The companies and people in our customer cases are invented; if you mention them, say so.',
        subheading('What we can talk about'),
        ...bullets(
          'How small finance teams close the month, and where the time goes.',
          'Expense policies that people follow without being chased.',
          'What changes when a limit is checked before a payment and not after it.',
        ),
        'We do not comment on customers, on competitors or on figures we have not published.',
      ),
    ),
    linkList('Background', [
      { link: link('/us/about', 'About Outlay'), text: 'Story, values and where to find us.' },
      { link: link('/us/how-it-works', 'How it works'), text: 'One purchase from request to ledger.' },
      { link: link('/us/customers', 'Customer cases'), text: 'How companies work with Outlay.' },
      { link: link('/us/legal', 'Legal information'), text: 'Company details.' },
    ]),
    form('newsletter', {
      title: 'News for the press',
      lead: 'Four to six messages a year, and none in between.',
      submit: 'Subscribe',
      note: 'You can unsubscribe with one click.',
    }),
    contact('Press contact', 'For questions from reporters. Customers reach us faster through support.', [
      { kind: 'email', label: 'Email', value: 'press@outlay.example', link: mail('press@outlay.example') },
      { kind: 'phone', label: 'Phone', value: '{fact:phone}' },
      {
        kind: 'address',
        label: 'Mail',
        value: 'Outlay LLC, Press, {fact:officeAddress}, {fact:officeCity}, {fact:officeCountry}',
      },
    ]),
  ],
)
