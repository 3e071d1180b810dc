import { consoleLog, redact } from './log'

describe('redact', () => {
  it.each([
    ['a plain address', 'no ada@outlay.example here', 'no [e-mail] here'],
    ['an address in a query', '/en?email=ada%40outlay.example&x=1', '/en?email=[e-mail]&x=1'],
    ['an address in brackets', 'Ada <ada+1@outlay.example>', 'Ada <[e-mail]>'],
    ['text without one', 'POST /api/health failed', 'POST /api/health failed'],
  ])('handles %s', (_name, text, expected) => {
    expect(redact(text)).toBe(expected)
  })
})

test('the console log redacts the message and the stack of its cause', () => {
  const write = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  consoleLog.error('Failed', new Error('duplicate ada@outlay.example'))
  const [line] = write.mock.calls[0] ?? []
  write.mockRestore()
  expect(line).toContain('duplicate [e-mail]')
  expect(line).not.toContain('ada@')
})
