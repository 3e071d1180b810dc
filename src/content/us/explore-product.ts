import type { Content } from '@prismicio/client'
import { bookADemo, link, numbered, text, usPage } from './compose'
import { callToAction, faq } from './slices'

export const exploreProduct = usPage<Content.ExploreProductDocument['data']>(
  'explore_product',
  'explore-product',
  {
    title: 'Explore Outlay: five flows, step by step',
    description:
      'See how Outlay issues a card, keeps a receipt, approves a request, takes in a vendor bill and closes the month. No recording and no sign-up.',
  },
  {
    title: 'Explore the product in five flows',
    lead: 'No recording, no sign-up. Five things people do most in Outlay, one step at a time.',
    scene: 'subscriptions',
    demo_title: 'Try it yourself',
    demo_lead:
      'Issue a card, pay with it and close the month: with your own names and limits, no account needed.',
    demo_start: 'Start the demo',
    flows_title: 'The flows',
    flows: [
      {
        flow: 'issue_card',
        title: 'Issue a card',
        text: 'Marketing in Austin books its spring campaign and needs a card for it.',
        device: 'desktop',
        scene: 'card_issue',
        steps: text(
          ...numbered(
            'Open Cards and choose New card.',
            'Pick the person, plastic or virtual, and a monthly limit such as {money:150000}.',
            'Write what it is for, and allow categories: advertising, for instance.',
            'Send it. The virtual card works right away.',
          ),
        ),
      },
      {
        flow: 'pay_receipt',
        title: 'Pay and keep the receipt',
        text: 'Lunch for three coworkers at a trade fair in Denver.',
        device: 'phone',
        scene: 'receipt_capture',
        steps: text(
          ...numbered(
            'Pay by card or phone, tip included.',
            'Tap the notification while the receipt is on the table.',
            'Take a photo. The total, the tip and the sales tax are read from it.',
            'Add who was there and why. Close the app.',
          ),
        ),
      },
      {
        flow: 'approve_expense',
        title: 'Approve an expense',
        text: 'A colleague has paid, and you decide.',
        device: 'phone',
        scene: 'approval',
        steps: text(
          ...numbered(
            'Open what waits for you: an expense that was paid or, as here, a purchase request.',
            'See the amount, the receipt or the reason, and what is left of the budget.',
            'Approve it, or decline with a reason.',
            'The sender knows right away. The entry of an expense is ready for the month end.',
          ),
        ),
      },
      {
        flow: 'pay_invoice',
        title: 'Pay a vendor bill',
        text: 'A contractor sends a PDF to your billing address.',
        device: 'desktop',
        scene: 'invoice_inbox',
        steps: text(
          ...numbered(
            'Outlay reads the vendor, the amount and the due date.',
            'It suggests the approver from earlier bills.',
            'You attach the contractor’s W-9 to the vendor, once.',
            'After approval the bill joins the next payment run.',
          ),
        ),
      },
      {
        flow: 'close_month',
        title: 'Close the month',
        text: 'The first business day of the new month, nine o’clock.',
        device: 'desktop',
        scene: 'month_close',
        steps: text(
          ...numbered(
            'Open the list of expenses with something missing.',
            'Send one reminder to everyone on it.',
            'Check the suggested accounts and fix what is unusual.',
            'Send the last entries and lock the period. An administrator can reopen it if a payment comes in late.',
          ),
        ),
      },
    ],
    primary_link: link('/us/demo', 'Book a demo'),
    slices: [
      faq('About this tour', [
        [
          'Are these real screens?',
          'They are the screens of the product, reduced to what matters and filled with the figures of one company. What you type stays in your browser. In a demo you see the product itself with your own examples.',
        ],
        [
          'Where can I read about the details?',
          'On the pages about [cards](/us/business-expense-cards), [vendor bills](/us/invoices) and [controls](/us/spend-controls).',
        ],
      ]),
      callToAction(
        'Seen enough to ask something?',
        'Bring your own bill or your own trip, and we will run it through Outlay with you.',
        {
          primary: bookADemo,
          secondary: link('/us/pricing', 'See pricing'),
        },
      ),
    ],
  },
)
