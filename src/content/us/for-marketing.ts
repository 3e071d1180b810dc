import { bookADemo, link, slicePage, text } from './compose'
import { callToAction, cards, checklist, faq, hero, mediaText } from './slices'

export const forMarketing = slicePage(
  'for-marketing',
  'Outlay for marketing',
  {
    title: 'Outlay for marketing: ad spend with a ceiling',
    description:
      'A virtual card per channel, budgets that count what is promised, and trade shows without a shared card. How a US marketing team spends with Outlay.',
  },
  [
    hero({
      eyebrow: 'For marketing',
      title: 'Spend the budget and keep the afternoon',
      lead: 'Campaigns move daily and budgets move quarterly. Outlay gives each channel a card with a ceiling, and shows what is really left.',
      primary: bookADemo,
      secondary: link('/us/spend-controls', 'See the controls'),
      scene: 'team_budgets',
    }),
    mediaText({
      eyebrow: 'Channels',
      title: 'One card per platform, one number to watch',
      body: text(
        'Search, social and sponsorships each pay with their own virtual card. If one platform charges twice or keeps running after the campaign, the others are not affected.',
        'Moving {money:200000} from one channel to another is a change of two limits. You can do it yourself within your budget, and finance sees that you did.',
      ),
      link: link('/us/business-expense-cards', 'How virtual cards work'),
      scene: 'card_issue',
    }),
    mediaText({
      eyebrow: 'Budget',
      title: 'Count what is promised',
      body: text(
        'A booth booked in March for a show in September is spent, even if no one has paid. Approved requests and open bills count toward the budget from the day you agree.',
        'So “what do we have left this quarter?” has one answer, and you do not have to ask finance for it.',
      ),
      scene: 'cash_overview',
      mediaFirst: true,
    }),
    cards('Three setups to copy', [
      {
        tag: 'Ads',
        title: 'Always on',
        text: 'A monthly limit per platform, alerts at half and at ninety percent.',
        link: link('/us/spend-controls', 'Limits and alerts'),
      },
      {
        tag: 'Events',
        title: 'Trade show week',
        text: 'A card for the crew that opens on Sunday and closes on Friday.',
        link: link('/us/for-sales', 'On the road'),
      },
      {
        tag: 'Creative',
        title: 'Freelance bench',
        text: 'Bills to one address, a W-9 once, payment by ACH.',
        link: link('/us/invoices', 'Bills and approvals'),
      },
    ]),
    checklist('What finance will like about it', 'You can say this in the budget meeting.', [
      'No shared card number in a chat',
      'A receipt from every ad platform, forwarded by mailbox rule',
      'Each payment carries campaign and channel',
      'No purchase above the limit without a named person’s yes',
    ]),
    faq('Questions from marketing', [
      [
        'What happens when a card reaches its ceiling mid-campaign?',
        'The platform’s charge is declined and you get a message with a button. If the budget owner agrees, the next charge goes through.',
      ],
      [
        'Can an agency use our cards?',
        'Better not. Give them a card of their own in your account, with a limit, or let them [rebill](/us/for-agencies).',
      ],
      [
        'Do foreign platforms cost more?',
        'A charge in another currency carries an exchange fee, shown on the payment.',
      ],
    ]),
    callToAction('Bring next quarter’s plan', 'We turn three lines of it into cards while you watch.', {
      primary: bookADemo,
      secondary: link('/us/pricing', 'See pricing'),
    }),
  ],
)
