import type { Content } from '@prismicio/client'
import { subheading, text, usPage } from './compose'

export const gdpr = usPage<Content.GdprDocument['data']>(
  'gdpr',
  'gdpr',
  {
    title: 'Privacy and the GDPR on this website | Outlay',
    description:
      'Which personal data the US website of Outlay handles, how long we keep it, the rights you have under the GDPR or a state law, and how to use them.',
  },
  {
    title: 'Privacy and the GDPR',
    lead: 'What personal data we handle when you visit this website or write to us, and what you can ask of us. We give everyone the same rights, wherever they live.',
    updated_on: '2026-11-27',
    intro: text(
      'Outlay LLC is responsible for the personal data described here. This page is about the website. When your company uses the product, your company decides what happens with the data in it, and our data processing agreement applies.',
      'There is no single federal privacy law for websites like this one. The General Data Protection Regulation applies when we handle the data of people in Europe, and laws such as California’s apply in their states. Rather than sort visitors by address, we follow the stricter rule for all.',
    ),
    rights_title: 'Your rights',
    rights: [
      { title: 'Access', text: 'You can ask whether we hold data about you and get a copy of it.' },
      { title: 'Correction', text: 'If something is wrong or missing, we fix it.' },
      {
        title: 'Deletion',
        text: 'We delete what we no longer need or what you no longer agree to. Records the law makes us keep stay until that period ends.',
      },
      {
        title: 'Restriction',
        text: 'While a question about your data is open, you can ask us only to store it.',
      },
      { title: 'Portability', text: 'You can get the data you gave us in a format a machine can read.' },
      {
        title: 'Objection',
        text: 'You can object to processing that rests on our legitimate interest. For direct marketing, an objection always succeeds.',
      },
      {
        title: 'Opt-out',
        text: 'We do not sell personal information for money. While you allow advertising cookies, advertising services learn that you were here, which California law calls sharing. Opt out at any time in the cookie settings; a Global Privacy Control signal does it for you.',
      },
      { title: 'No retaliation', text: 'Using a right never changes your price or your service.' },
    ],
    contact_title: 'How to reach us',
    contact: text(
      'Use the [data request form](/us/legal/dsr) or write to privacy@outlay.example. You can also call {fact:phone} and ask for the person responsible for privacy.',
      'We answer within one month. If a request is complex we may need more time; in that case we tell you within the first month. Someone you authorize can ask on your behalf.',
    ),
    body: text(
      subheading('When you read the site'),
      'Our server receives your IP address, the page you asked for and the kind of browser you use, because it cannot answer without them. We keep these logs for 14 days to keep the site running and safe.',
      subheading('When you send a form'),
      'We receive what you enter: your email address and, depending on the form, your name, company, phone number and message. With it we receive the page you sent it from, its language and market, and the reference of a partner who sent you here. The campaign that led you here is added only while advertising is allowed, a visitor number only while analytics is. Answers about your company that you gave on another page of this visit are added to a sign-up only while functionality is. We use it to answer you and, where you ask for it, to prepare a demo or an account. We delete form entries 24 months after the last contact if no contract came of it.',
      subheading('Cookies and other storage'),
      'Statistics and advertising measurement run only while they are allowed, and a Global Privacy Control signal from your browser refuses both. Some functions begin with what you do, unless you refuse them: your browser keeps copies of the pages you open, and when you type in a form, a service of Google checks that you are a person. The [cookie policy](/us/legal/cookie-policy) says for every entry when it is stored.',
      subheading('Who else receives data'),
      'We use service providers for hosting, for our customer system and for email. They work on our instructions and under contract. When data of people in Europe comes to the United States, we rely on an adequacy decision or on standard contractual clauses.',
      subheading('What we do not do'),
      'We do not sell personal data. We do not make decisions with legal effect about you by automated means alone on this website. This site is for business readers; we do not knowingly collect data of children.',
    ),
    slices: [],
  },
)
