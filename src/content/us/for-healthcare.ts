import { bookADemo, link, slicePage, text } from './compose'
import { banner, callToAction, checklist, faq, features, hero, mediaText } from './slices'

export const forHealthcare = slicePage(
  'for-healthcare',
  'Outlay for healthcare',
  {
    title: 'Outlay for clinics and healthcare practices',
    description:
      'Supplies, licenses and travel between sites: how a medical, dental or veterinary practice spends with Outlay, and what must stay out of a receipt.',
  },
  [
    hero({
      eyebrow: 'For healthcare',
      title: 'Supplies in the morning, paperwork never at night',
      lead: 'Practices buy small things often and urgently. Outlay lets the front desk buy them, keeps each location apart and sends the books a clean record.',
      primary: bookADemo,
      secondary: link('/us/how-it-works', 'How it works'),
      scene: 'wallet_payment',
    }),
    banner(
      'warning',
      'Outlay is not made for patient data. Please keep names, charts and claims out of receipts and comments.',
      link('/us/faq', 'More questions'),
    ),
    features('Where a practice spends', 'Each with a card and a limit of its own.', [
      {
        icon: 'wallet',
        title: 'Supplies',
        text: 'A card per location for gloves, paper and the run to the pharmacy, with a weekly limit.',
      },
      {
        icon: 'document',
        title: 'Licenses and dues',
        text: 'A virtual card for each renewal, with an owner and a date.',
      },
      {
        icon: 'mileage',
        title: 'Home visits',
        text: 'Mileage between patients and sites by route, at the rate you set. Use a visit number instead of a name.',
      },
      {
        icon: 'team',
        title: 'Continuing education',
        text: 'A yearly amount for each clinician. Everyone sees what is left of theirs.',
      },
    ]),
    mediaText({
      title: 'One practice, several locations',
      body: text(
        'Each location is a cost center with its own budget. The office manager sees that one; the owner sees them all.',
        'Lab bills, equipment leases and laundry go to one address. The location confirms the delivery, and the owner approves anything above an amount such as {money:150000}.',
      ),
      link: link('/us/invoices', 'How bills are handled'),
      scene: 'companies',
    }),
    checklist('A receipt policy that keeps patients out', 'Five sentences you can copy.', [
      'Photograph the receipt only, never a chart or a screen behind it',
      'Write the purpose in general terms: “supplies, exam room 2”',
      'Use a visit or case number where you need a reference',
      'If a document shows a patient, cover the name before you upload it',
      'Tell the office manager right away if something slipped through',
    ]),
    faq('Questions from practices', [
      [
        'Is Outlay a business associate under HIPAA?',
        'No. It is not meant to receive protected health information, and we do not sign business associate agreements. That is why the policy above matters.',
      ],
      [
        'Can clinicians have cards without reports?',
        'Yes. They take one photo per purchase. The report is made for them.',
      ],
      ['Do we have to change the lab’s billing?', 'Only the address it sends to.'],
    ]),
    callToAction(
      'Start with one location',
      'Starter has no monthly fee for up to {plan:starter.users} users, which covers most front desks.',
      {
        primary: bookADemo,
        secondary: link('/us/pricing', 'See pricing'),
      },
    ),
  ],
)
