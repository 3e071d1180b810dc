import { recipientDigest, recipientOf } from './recipient'

it.each([
  ['ada@firm.example', 'ada@firm.example'],
  [' Ada@FIRM.example. ', 'ada@firm.example'],
  ['ada+news@firm.example', 'ada@firm.example'],
  ['ada+a+b@firm.example', 'ada@firm.example'],
  ['ada.byron@firm.example', 'ada.byron@firm.example'],
  ['A.d.A+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['+@firm.example', '+@firm.example'],
  ['"a+b"@firm.example', '"a+b"@firm.example'],
  ['"a@b"@firm.example', '"a@b"@firm.example'],
])('%s is counted as %s', (address, recipient) => {
  expect(recipientOf(address)).toBe(recipient)
})

it('the digest is that of the recipient and does not contain the address', () => {
  expect(recipientDigest('Ada+1@firm.example')).toBe(recipientDigest('ada@firm.example'))
  expect(recipientDigest('ada@firm.example')).not.toBe(recipientDigest('eve@firm.example'))
  expect(recipientDigest('ada@firm.example')).toMatch(/^[\w-]{43}$/)
})
