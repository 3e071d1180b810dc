import type { Content } from '@prismicio/client'
import { bookADemo, bullets, link, text, usPage } from './compose'
import { answers, callToAction, features } from './slices'

export const applePay = usPage<Content.ApplePayDocument['data']>(
  'apple_pay',
  'applepay',
  {
    title: 'Apple Pay with your company card | Outlay',
    description:
      'Put your Outlay company card in Apple Wallet and pay by iPhone or Apple Watch: four steps, what you need, and answers about limits and lost phones.',
  },
  {
    title: 'Pay with your phone, on the company’s card',
    lead: 'Add your Outlay card to an iPhone or Apple Watch in about two minutes. The same limits, approvals and receipt reminders apply.',
    scene: 'wallet_payment',
    steps_title: 'Add your card',
    steps: [
      {
        title: 'Open the Outlay app',
        text: 'Sign in, choose Cards and pick the card you want to add. A virtual card works as well as a plastic one.',
      },
      {
        title: 'Tap Add to Apple Wallet',
        text: 'The card details fill themselves in. There is nothing to type and no number on the screen.',
      },
      {
        title: 'Confirm that it is you',
        text: 'Use your Outlay passcode, Face ID or Touch ID. Nobody at your company has to do anything.',
      },
      {
        title: 'Pay with the device',
        text: 'Hold the phone or the watch near the reader. A moment later the app asks for a photo of the receipt.',
      },
    ],
    requirements_title: 'What you need',
    requirements: text(
      ...bullets(
        'An active Outlay card in your name.',
        'An iPhone or Apple Watch that supports Apple Pay, with a passcode turned on.',
        'The current version of the Outlay app.',
        'Permission from your administrator. Wallets are on by default and can be turned off under [spend controls](/us/spend-controls).',
      ),
    ),
    faq_title: 'Questions about Apple Pay',
    faq: answers([
      [
        'Does Apple Pay change my limit?',
        'No. The limit belongs to the card, not to the device. A payment by phone counts toward the same monthly limit as a swipe of the plastic.',
      ],
      [
        'How do tips and holds work?',
        'The same as with plastic. A restaurant may settle a higher amount once the tip is added, and a gas pump may hold an amount until it knows the total. The app shows the final figure when it settles.',
      ],
      [
        'What if I lose my phone?',
        'Freeze the card in Outlay from any browser, or ask your administrator to. A frozen card cannot be used on any device. You can also remove it through your Apple account.',
      ],
      [
        'Should I use it for subscriptions?',
        'You can, but a separate virtual card is better. A new phone will then never interrupt a renewal.',
      ],
      [
        'Does it cost extra?',
        'No. Mobile wallets are part of [every plan](/us/pricing), like the card itself.',
      ],
    ]),
    slices: [
      features(
        'Easy for whoever travels and whoever reconciles',
        'A payment by phone carries the same record as any other card payment.',
        [
          {
            icon: 'phone',
            title: 'Ready before the plastic',
            text: 'Add a new card on the day it is issued. The plastic can follow in the mail.',
          },
          {
            icon: 'receipt',
            title: 'Asked at the right moment',
            text: 'The app asks for the receipt while it is still in your hand.',
          },
          {
            icon: 'lock',
            title: 'No number to overlook',
            text: 'The store receives a device number in place of the card number.',
          },
        ],
      ),
      callToAction(
        'No company card yet?',
        'Ask your finance team, or show them what Outlay does in half an hour.',
        {
          primary: bookADemo,
          secondary: link('/us/business-expense-cards', 'About company cards'),
        },
      ),
    ],
  },
)
