import { typeform } from '.'

const vendor = typeform({ origin: 'https://form.typeform.eu' })
const request = { id: 'moe6aa', embedId: '42', host: 'www.outlay.example', mayTrack: false }

it('the form is framed as its embed SDK does, and measures nothing without permission', () => {
  const address = vendor.address(request)
  expect(address.origin + address.pathname).toBe('https://form.typeform.eu/to/moe6aa')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    'typeform-embed-id': '42',
    'typeform-embed': 'embed-widget',
    'typeform-source': 'outlay.example',
    'typeform-medium': 'embed-sdk',
    'typeform-medium-version': 'next',
    'typeform-embed-no-heading': 'true',
    'disable-tracking': 'true',
  })
  expect(vendor.address({ ...request, mayTrack: true }).searchParams.has('disable-tracking')).toBe(false)
})

it.each([
  [{ type: 'form-ready', embedId: '42' }, 'ready'],
  [{ type: 'form-submit', embedId: '42', responseId: 'r' }, 'submitted'],
  [{ type: 'form-close', embedId: '42' }, 'closed'],
  [{ type: 'form-started', embedId: '42' }, undefined],
  [{ type: 'form-submit', embedId: '43' }, undefined],
  [{ type: 'constructor', embedId: '42' }, undefined],
  ['form-submit', undefined],
  [null, undefined],
])('the message %j says %s', (message, meaning) => {
  expect(vendor.read(message, '42')).toBe(meaning)
})
