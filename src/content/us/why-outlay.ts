import type { Content } from '@prismicio/client'
import { link, signUp, text, usPage } from './compose'
import { cards, workEmail } from './slices'

export const whyOutlay = usPage<Content.WhyTheProductDocument['data']>(
  'why_the_product',
  'why-outlay',
  {
    title: 'Why Outlay, and when something else fits better',
    description:
      'Four reasons to choose Outlay, what changes in an ordinary week, and an honest list of the cases in which another tool or none at all is the better choice.',
  },
  {
    title: 'Why teams choose Outlay, and when they should not',
    lead: 'Most spending tools look good in a demo. The question is what happens on an ordinary Tuesday. Here is our answer, including the cases where something else fits better.',
    primary_link: signUp('Try it with your team'),
    secondary_link: link('/us/explore-product', 'See the product'),
    reasons_title: 'Four reasons',
    reasons: [
      {
        title: 'The rule comes before the payment',
        text: 'Checking a limit after the purchase means asking a coworker for money back. In Outlay the rule is part of the card or the request, so people ask before the money is spent.',
        scene: 'card_controls',
      },
      {
        title: 'Receipts are collected at the register',
        text: 'The app asks while the receipt is still in hand. Come tax season, there is no box to go through.',
        scene: 'receipt_capture',
      },
      {
        title: 'One list for cards, bills and reimbursements',
        text: 'Finance sees what has been spent and what has been promised in the same place, with the same fields.',
        scene: 'expense_list',
      },
      {
        title: 'The books stay where they are',
        text: 'Outlay prepares the entries and sends them to QuickBooks, NetSuite, Xero or a file. It does not try to be your ledger.',
        scene: 'month_close',
      },
    ],
    before_title: 'Before',
    after_title: 'With Outlay',
    changes: [
      {
        before: 'Three people share one card, and its number is in a chat.',
        after: 'Everyone has a card with a limit. Vendors have cards of their own.',
      },
      {
        before: 'Receipts are requested at the end of the month.',
        after: 'Receipts are attached on the day. The rest is a short list.',
      },
      {
        before: 'A bill waits in the inbox of someone on vacation.',
        after: 'Approvals pass to a backup after two business days.',
      },
      {
        before: 'The founder’s personal card pays for the servers, for the points.',
        after: 'The company pays, and a personal card no longer collects the points. The books are right the first time.',
      },
    ],
    doubts_title: 'Honest doubts',
    doubts: [
      {
        question: 'We like the rewards on our credit card. Do you have any?',
        answer: text(
          'No, and the cards give no credit. If rewards or thirty days of float matter more to you than limits and records, keep your credit card.',
        ),
      },
      {
        question: 'There are six of us. Is it too much?',
        answer: text(
          'Perhaps. With one card and twenty payments a month, a shared folder works. The Starter plan costs nothing to try, but do not change a habit that causes no trouble.',
        ),
      },
      {
        question: 'We match purchase orders line by line. Can Outlay?',
        answer: text(
          'Not fully. It has requests and approvals in as many steps as you like on the Scale plan. If you match orders, deliveries and bills, keep your procurement system and use Outlay for cards and expenses.',
        ),
      },
      {
        question: 'What if we leave?',
        answer: text(
          'You can export every payment, receipt and comment as files with readable names. There is no fee for it and no minimum term on monthly billing.',
        ),
      },
    ],
    slices: [
      cards('Look closer', [
        {
          tag: 'Product',
          title: 'See the main flows',
          text: 'Cards, approvals and month end, step by step.',
          link: link('/us/explore-product', 'Explore the product'),
        },
        {
          tag: 'Price',
          title: 'What it costs',
          text: 'Three plans, with the limits of each.',
          link: link('/us/pricing', 'See pricing'),
        },
        {
          tag: 'Cases',
          title: 'How others set it up',
          text: 'Companies and their settings.',
          link: link('/us/customers', 'Read the cases'),
        },
      ]),
      workEmail('Make up your own mind', 'Enter your work email and look around with sample data.'),
    ],
  },
)
