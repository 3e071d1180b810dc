import { maskedEmail } from './listing'

it.each([
  ['ada@outlay.example', 'a•••@outlay.example'],
  ['a@outlay.example', 'a•••@outlay.example'],
  ['@outlay.example', '•••@outlay.example'],
  ['"ada@home"@outlay.example', '"•••@outlay.example'],
  ['?', '?'],
])('%s is shown as %s', (address, masked) => {
  expect(maskedEmail(address)).toBe(masked)
})
