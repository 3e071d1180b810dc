import { consoleLog, redact } from './log'

describe('redact', () => {
  it.each([
    ['a plain address', 'no ada@outlay.example here', 'no [e-mail] here'],
    ['an address in a query', '/en?email=ada%40outlay.example&x=1', '/en?email=[e-mail]&x=1'],
    ['an address in brackets', 'Ada <ada+1@outlay.example>', 'Ada <[e-mail]>'],
    ['a quoted local part', 'no "ada lovelace"@outlay.example here', 'no [e-mail] here'],
    ['one in JSON', '{"email":"\\"ada b\\"@outlay.example"}', '{"email":"\\[e-mail]"}'],
    ['one in a query', '/en?email=%22ada%20b%22%40outlay.example&x=1', '/en?email=[e-mail]&x=1'],
    ['text without one', 'POST /api/health failed', 'POST /api/health failed'],
  ])('handles %s', (_name, text, expected) => {
    expect(redact(text)).toBe(expected)
  })
})

it('a long text is redacted quickly', () => {
  const before = performance.now()
  redact('a'.repeat(200_000) + '"a'.repeat(50_000) + '%22a'.repeat(50_000))
  expect(performance.now() - before).toBeLessThan(2000)
})

it('the console log redacts the message and the stack of its cause', () => {
  const write = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  consoleLog.error('Failed', new Error('duplicate ada@outlay.example'))
  const [line] = write.mock.calls[0] ?? []
  write.mockRestore()
  expect(line).toContain('duplicate [e-mail]')
  expect(line).not.toContain('ada@')
})
