import { emailDomain, emailError, isGenericEmail, workEmailError } from './emailAddress'

const letters = (count: number): string => 'a'.repeat(count)

describe('emailError', () => {
  it.each([
    ['a plain address', 'ada@outlay.example'],
    ['a plus sign', 'ada+cards@outlay.example'],
    ['dots and apostrophes', "ada.o'neill@outlay.example"],
    ['a subdomain and a hyphen', 'ada@mail.out-lay.example'],
    ['capital letters', 'Ada@Outlay.Example'],
    ['a quoted local part', '"ada byron"@outlay.example'],
    ['an @ inside quotes', '"ada@home"@outlay.example'],
    ['an international domain', 'ada@bücher.example'],
    ['the same domain in Punycode', 'ada@xn--bcher-kva.example'],
    ['64 characters before the @', `${letters(64)}@outlay.example`],
    ['a label of 63 characters', `ada@${letters(63)}.example`],
    ['254 characters', addressOfLength(254)],
  ])('accepts %s', (_name, address) => {
    expect(emailError(address)).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['no @', 'outlay.example'],
    ['no local part', '@outlay.example'],
    ['no domain', 'ada@'],
    ['a domain of one label', 'ada@localhost'],
    ['an IP address', 'ada@127.0.0.1'],
    ['two @', 'ada@home@outlay.example'],
    ['two dots in a row', 'ada..byron@outlay.example'],
    ['a dot before the @', 'ada.@outlay.example'],
    ['an empty label', 'ada@outlay..example'],
    ['a dot at the end', 'ada@outlay.example.'],
    ['a hyphen at the end of a label', 'ada@outlay-.example'],
    ['space inside', 'ada byron@outlay.example'],
    ['space around', ' ada@outlay.example'],
    ['a header after a line break', 'ada@outlay.example\r\nBcc: eve@outlay.example'],
    ['a line break inside quotes', '"ada\nbyron"@outlay.example'],
    ['an underscore in the domain', 'ada@out_lay.example'],
    ['a path after the domain', 'ada@bücher.example/x'],
    ['65 characters before the @', `${letters(65)}@outlay.example`],
    ['a label of 64 characters', `ada@${letters(64)}.example`],
    ['a label that is too long in Punycode only', `ada@${'ü'.repeat(60)}${letters(3)}é.example`],
    ['255 characters', addressOfLength(255)],
  ])('rejects %s', (_name, address) => {
    expect(emailError(address)).toBe('INVALID_EMAIL')
  })
})

it('emailDomain returns the part after the last @, in lower case', () => {
  expect(emailDomain('"ada@home"@Outlay.Example')).toBe('outlay.example')
})

it('emailDomain returns an international domain in Punycode', () => {
  expect(emailDomain('ada@Bücher.example')).toBe('xn--bcher-kva.example')
})

describe('workEmailError', () => {
  const disallowed = new Set(['freemail.example', 'xn--bcher-kva.example', 'späti.example'])

  it.each([
    'ada@freemail.example',
    'ada@FreeMail.Example',
    '"ada@outlay.example"@freemail.example',
    'ada@bücher.example',
    'ada@xn--bcher-kva.example',
    'ada@Späti.example',
  ])('rejects %s', (address) => {
    expect(workEmailError(address, disallowed)).toBe('NON_WORK_EMAIL')
  })

  it.each([
    'ada@outlay.example',
    'ada@company.freemail.example',
    'ada@notfreemail.example',
    'ada@freemail.example.org',
    'freemail.example@outlay.example',
  ])('accepts %s', (address) => {
    expect(workEmailError(address, disallowed)).toBeUndefined()
  })

  it('accepts every domain while the list is empty', () => {
    expect(workEmailError('ada@freemail.example', new Set())).toBeUndefined()
  })
})

it.each([
  ['ada@gmail.com', true],
  ['ada.b+cards@GMail.com', true],
  ['ada@gmail.com.example', false],
  ['ada@notgmail.com', false],
  ['gmail.com@outlay.example', false],
])('isGenericEmail(%s) is %s', (address, generic) => {
  expect(isGenericEmail(address)).toBe(generic)
})

/** An address of exactly this length whose parts are all within their limits. */
function addressOfLength(length: number): string {
  const start = `${letters(64)}@${letters(63)}.${letters(63)}.`
  return `${start}${letters(length - start.length - '.example'.length)}.example`
}
