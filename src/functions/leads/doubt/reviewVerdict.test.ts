import { recipientPerDay, reviewVerdict, type ReviewedLead } from './reviewVerdict'

const verdict = (more: Partial<ReviewedLead>) =>
  reviewVerdict(
    { botCheck: 'without_token', doubts: ['without_token'], ofRecipient: 1, doubtfulAround: 1, ...more },
    { doubtfulPerHour: 30 },
  )

it.each<[string, Partial<ReviewedLead>]>([
  ['one of few without a token', {}],
  ['as many as people send', { doubtfulAround: 30, ofRecipient: recipientPerDay }],
  ['a filled trap with a passed bot check', { botCheck: 'passed', doubts: ['trap_filled'] }],
  [
    'the outage of the bot protection',
    { botCheck: 'unverified', doubts: ['unverified'], doubtfulAround: 500 },
  ],
])('is released: %s', (_name, more) => {
  expect(verdict(more)).toEqual({ outcome: 'release' })
})

it.each<[string, RegExp, Partial<ReviewedLead>]>([
  ['many to one recipient', /4 leads of this recipient/, { ofRecipient: recipientPerDay + 1 }],
  ['many to one recipient during an outage', /leads of this/, { doubts: ['unverified'], ofRecipient: 4 }],
  ['many at a time', /31 doubtful leads/, { doubtfulAround: 31 }],
  [
    'many with a filled trap',
    /31 doubtful/,
    { botCheck: 'passed', doubts: ['trap_filled'], doubtfulAround: 31 },
  ],
  ['a filled trap', /trap/, { doubts: ['without_token', 'trap_filled'] }],
  [
    'a filled trap on a site without bot protection',
    /trap/,
    { botCheck: 'not_configured', doubts: ['trap_filled'] },
  ],
  ['a program’s speed', /quickly/, { doubts: ['without_token', 'too_quick'] }],
])('is kept for a person: %s', (_name, reason, more) => {
  expect(verdict(more)).toEqual({ outcome: 'keep', reason: expect.stringMatching(reason) as string })
})
