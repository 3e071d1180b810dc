import type { Content } from '@prismicio/client'
import { bookADemo, bullets, inApp, link, numbered, text, usPage } from './compose'
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
    app_link: inApp('/cards', 'Open my cards'),
    secondary_link: link('/us/business-expense-cards', 'No company card yet?'),
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
        text: 'Use your Outlay passcode, Face ID or Touch ID. Your company has nothing to set up.',
      },
      {
        title: 'Pay with the device',
        text: 'Hold the phone or the watch near the reader. A moment later the app asks for a photo of the receipt.',
      },
    ],
    devices_title: 'Set it up on each device',
    devices_lead: 'A card is added once for every device. Copy the steps to send them to a coworker.',
    devices: [
      {
        device: 'iphone',
        name: 'iPhone',
        steps: text(
          ...numbered(
            'Open the Outlay app and sign in.',
            'Choose Cards and tap the card you want to add.',
            'Tap Add to Apple Wallet and choose iPhone.',
            'Confirm with Face ID, Touch ID or your Outlay passcode.',
            'To pay, double-click the side button and hold the phone near the reader.',
          ),
        ),
      },
      {
        device: 'apple_watch',
        name: 'Apple Watch',
        steps: text(
          ...numbered(
            'Keep the watch near your iPhone and unlock both.',
            'In the Outlay app, choose Cards and tap the card.',
            'Tap Add to Apple Wallet and choose Apple Watch.',
            'Confirm on the iPhone.',
            'To pay, double-click the side button of the watch and hold it near the reader.',
          ),
        ),
      },
      {
        device: 'mac',
        name: 'Mac or iPad',
        steps: text(
          ...numbered(
            'Copy the card number from Cards in the Outlay web app.',
            'Open Settings, then Wallet & Apple Pay, and choose Add Card.',
            'Type or paste the number, the date and the security code.',
            'Confirm in the Outlay app on your phone.',
            'To pay in Safari, choose Apple Pay at checkout.',
          ),
        ),
      },
    ],
    your_device_label: 'Your device',
    copy_label: 'Copy the steps',
    copied_label: 'Copied',
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
        'Easy for travelers and for the people who reconcile',
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
            title: 'No card number to steal',
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
