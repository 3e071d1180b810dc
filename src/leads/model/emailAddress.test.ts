import { emailDomain, emailError, isGenericEmail, normaliseEmail, workEmailError } from './emailAddress'

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
    ['an international domain above a name with digits', 'ada@bücher.1und1.example'],
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
    ['more than 254 characters in Punycode only', `${letters(64)}@${'ü.'.repeat(30)}example`],
    ['full-width letters', 'ada@ｏｕｔｌａｙ.example'],
    ['a full-width @', 'ada＠outlay.example'],
    ['a full-width dot', 'ada@outlay．example'],
    ['full-width letters before the @', 'ａda@outlay.example'],
    ['a ligature', 'ada@ofﬁce.example'],
    ['a circled letter', 'ada@ⓞutlay.example'],
    ['malformed Punycode', 'ada@xn--a.example'],
    ['malformed Punycode at the top', 'ada@outlay.xn--a'],
    ['nothing after the prefix of Punycode', 'ada@xn--.example'],
    ['ASCII as Punycode', 'ada@xn--outlay-.example'],
    ['a number at the top', 'ada@outlay.123'],
    ['a number of another script at the top', 'ada@outlay.١٢٣'],
    ['a hexadecimal number at the top', 'ada@outlay.0x7f'],
    ['a letter and a digit at the top', 'ada@outlay.c0'],
    ['one letter at the top', 'ada@outlay.e'],
  ])('rejects %s', (_name, address) => {
    expect(emailError(address)).toBe('INVALID_EMAIL')
  })
})

describe('normaliseEmail', () => {
  it.each([
    ['an address as it is', "Ada.O'Neill+cards@Outlay.example", "Ada.O'Neill+cards@Outlay.example"],
    ['nothing', ' \u200b ', ''],
    ['space around', ' \u00a0ada@outlay.example\r\n', 'ada@outlay.example'],
    ['a dot at the end', 'ada@outlay.example.', 'ada@outlay.example'],
    ['a semicolon at the end', 'ada@outlay.example; ', 'ada@outlay.example'],
    ['a comma at the end', 'ada@outlay.example,', 'ada@outlay.example'],
    ['invisible characters around', '\ufeff\u202aada@outlay.example\u202c', 'ada@outlay.example'],
    ['invisible characters inside', 'ada\u200b@out\u00adlay.exam\u2060ple', 'ada@outlay.example'],
    ['a joiner between Latin letters', 'ada@out\u200clay.example', 'ada@outlay.example'],
    ['a joiner between letters that need it', 'ada@نامه\u200cای.example', 'ada@نامه\u200cای.example'],
    ['a joiner before a Latin letter', 'ada@نامه\u200cio.example', 'ada@نامهio.example'],
    ['a joiner after a Latin letter', 'ada@io\u200cنامه.example', 'ada@ioنامه.example'],
    ['mailto:', 'mailto:ada@outlay.example', 'ada@outlay.example'],
    ['mailto: with a subject', 'MAILTO:ada%2Bcards@outlay.example?subject=Hi', 'ada+cards@outlay.example'],
    ['a malformed mailto:', 'mailto:ada%zz@outlay.example', 'ada%zz@outlay.example'],
    ['a name and brackets', 'Ada Byron <ada@outlay.example>', 'ada@outlay.example'],
    ['a quoted name, brackets and a semicolon', '"Byron, Ada" <ada@outlay.example>;', 'ada@outlay.example'],
    ['brackets with mailto:', 'Ada <mailto:ada@outlay.example>', 'ada@outlay.example'],
    ['decomposed letters', 'ada@bu\u0308cher.example', 'ada@bücher.example'],
  ])('of %s', (_name, typed, address) => {
    expect(normaliseEmail(typed)).toBe(address)
    expect(normaliseEmail(address)).toBe(address)
  })

  it.each([
    'ada@outlay.example\r\nBcc: eve@outlay.example',
    'ada@outlay.example, eve@outlay.example',
    'ada byron@outlay.example',
    '<ada@outlay.example> <eve@outlay.example> and others',
    'ada@ｏｕｔｌａｙ.example',
  ])('makes no address of %j', (typed) => {
    expect(emailError(normaliseEmail(typed))).toBe('INVALID_EMAIL')
  })

  it('an address with a joiner that its script needs is valid', () => {
    expect(emailError('ada@نامه\u200cای.example')).toBeUndefined()
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
  ['ada@mail.gmail.com', true],
  ['ada@notgmail.com', true],
  ['gmail.com@outlay.example', false],
])('isGenericEmail(%s) is %s', (address, generic) => {
  expect(isGenericEmail(address)).toBe(generic)
})

/** An address of exactly this length whose parts are all within their limits. */
function addressOfLength(length: number): string {
  const start = `${letters(64)}@${letters(63)}.${letters(63)}.`
  return `${start}${letters(length - start.length - '.example'.length)}.example`
}
