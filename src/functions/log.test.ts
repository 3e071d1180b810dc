import { consoleLog, logText, redact } from './log'

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

describe('what is written', () => {
  it.each([
    ['a line break', 'GET /a\nServer ready failed', 'GET /a\\nServer ready failed'],
    ['a carriage return', 'a\r\nb', 'a\\r\\nb'],
    ['the start of a terminal command', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
    ['a control character of eight bits', 'a\u009b2Jb', 'a\\u009b2Jb'],
    ['a line separator', 'a\u2028b\u0085c', 'a\\u2028b\\u0085c'],
    ['a change of direction', 'a\u202eb', 'a\\u202eb'],
    ['letters', 'GET /en/café/日本 failed', 'GET /en/café/日本 failed'],
  ])('is one line whatever the message contains: %s', (_name, message, expected) => {
    expect(logText(message)).toBe(expected)
  })

  it('has no line that the message of a cause could forge', () => {
    const text = logText('Failed', new Error('first\nSIGTERM: finishing open requests\u001b[2J'))
    const [, ...more] = text.split('\n')
    expect(more.length).toBeGreaterThan(1)
    for (const line of more) expect(line).toMatch(/^ {4}/)
    expect(text).not.toContain('\u001b')
  })

  it('has a bounded length', () => {
    expect(logText('a'.repeat(100_000)).length).toBeLessThan(2010)
    expect(logText('a', new Error('b'.repeat(1_000_000))).length).toBeLessThan(20_000)
  })
})
