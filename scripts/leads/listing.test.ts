import { lead } from '../../src/functions/leads/outbox/outbox.fixture'
import type { OutboxEntry } from '../../src/functions/leads/outbox/rows'
import { maskedEmail, tableOf } from './listing'

it.each([
  ['ada@outlay.example', 'a•••@outlay.example'],
  ['a@outlay.example', 'a•••@outlay.example'],
  ['@outlay.example', '•••@outlay.example'],
  ['"ada@home"@outlay.example', '"•••@outlay.example'],
  ['?', '?'],
])('%s is shown as %s', (address, masked) => {
  expect(maskedEmail(address)).toBe(masked)
})

describe('the table', () => {
  const entry = (more: Partial<OutboxEntry>, email = 'ada@outlay.example'): OutboxEntry => ({
    id: '0123456789abcdef',
    state: 'dead',
    form: 'contact',
    receivedAt: 0,
    attempts: 1,
    settledAt: 0,
    lead: { ...lead, fields: [{ objectTypeId: '0-1', name: 'email', value: email }] },
    ...more,
  })
  /** Columns on a terminal: letters of East Asia and pictures take two. */
  const columnsOf = (line: string): number =>
    [...line].reduce(
      (sum, one) =>
        sum + (/[\u3000-\u9fff\uac00-\ud7af\uff01-\uff60]|\p{Emoji_Presentation}/u.test(one) ? 2 : 1),
      0,
    )

  it.each<[string, OutboxEntry]>([
    ['a long address', entry({}, `a@${'long-'.repeat(40)}.example`)],
    ['a long word in the reason', entry({ reason: `HTTP 400 ${'x'.repeat(500)}` })],
    ['a long reason', entry({ reason: 'words '.repeat(5000) })],
    [
      'wide letters',
      entry(
        { reason: '无效的电子邮件地址。'.repeat(20) },
        '日@例え例え例え例え例え例え例え例え例え例え.example',
      ),
    ],
    ['pictures', entry({ reason: '👩‍💻🎉'.repeat(40) })],
    ['combining marks', entry({ reason: `e${'\u0301\u20d7\u0489'.repeat(30)} x` })],
    ['control characters', entry({ reason: 'a\u001b[2J\u001b[31mb\r\nc\td\u202ee\u200bf' })],
    ['a form that was removed', entry({ form: 'a-form-with-a-name-that-is-much-too-long', lead: undefined })],
  ])('keeps its width with %s', (_name, one) => {
    const lines = tableOf([entry({}), one]).split('\n')
    expect([...new Set(lines.map(columnsOf))]).toHaveLength(1)
    expect(columnsOf(lines[0] ?? '')).toBeLessThanOrEqual(columnsOf(widestLine()))
    expect(lines.join('')).not.toMatch(/[\p{C}\p{M}]/u)
    expect(lines.length).toBeLessThan(16)
  })

  const widestLine = (): string => {
    const full = entry({ reason: 'x'.repeat(36), form: 'f'.repeat(24) }, `a@${'x'.repeat(100)}`)
    return tableOf([full]).split('\n')[0] ?? ''
  }

  it('a reason is shown in full where it fits', () => {
    const text = tableOf([entry({ reason: 'HTTP 400 INVALID_EMAIL: the address is not valid' })])
    expect(text).toMatch(/HTTP 400 INVALID_EMAIL: the address +│/)
    expect(text).toMatch(/│ is not valid +│/)
  })
})
