import { leadLimits } from '../../forms/leadContract'
import { parseLead } from './schema'

const valid = { form: 'contact', locale: 'en', page: '/en/contact', email: 'ada@outlay.example' }

test('a valid form becomes a lead, trimmed and without empty fields', () => {
  const values = {
    ...valid,
    email: ' ada@outlay.example ',
    firstname: ' Ada ',
    company: '',
    message: 'One\r\ntwo',
  }
  expect(parseLead(values)).toEqual({
    lead: {
      form: 'contact',
      locale: 'en',
      page: '/en/contact',
      fields: { email: 'ada@outlay.example', firstname: 'Ada', message: 'One\r\ntwo' },
    },
  })
})

test.each([
  ['the longest field', { firstname: 'a'.repeat(leadLimits.field) }],
  ['the longest message', { message: 'a'.repeat(leadLimits.message) }],
])('%s is accepted', (_name, more) => {
  expect(parseLead({ ...valid, ...more })).toHaveProperty('lead')
})

test.each([
  ['INVALID_EMAIL', { email: 'ada' }],
  ['INVALID_EMAIL', { email: 'ada@outlay.example\r\nBcc: eve@outlay.example' }],
  ['UNKNOWN_FORM', { form: 'lottery' }],
  ['UNKNOWN_LOCALE', { locale: 'xx' }],
  ['UNKNOWN_FIELD', { isAdmin: 'true' }],
  ['INVALID_FIELD', { page: '//evil.example' }],
  ['INVALID_FIELD', { firstname: 'a'.repeat(leadLimits.field + 1) }],
  ['INVALID_FIELD', { message: 'a'.repeat(leadLimits.message + 1) }],
  ['INVALID_FIELD', { firstname: 'Ada\nX-Header: 1' }],
  ['INVALID_FIELD', { message: 'a\0b' }],
  ['INVALID_EMAIL', { email: '', form: 'lottery', isAdmin: 'true' }],
])('%s for %j', (code, more) => {
  expect(parseLead({ ...valid, ...more })).toMatchObject({ fault: { code } })
})

test('a fault names the field and repeats nothing that was sent', () => {
  const parsed = parseLead({ ...valid, firstname: 'eve@outlay.example\n', 'eve@outlay.example': 'x' })
  expect(JSON.stringify(parsed)).not.toContain('eve@')
  expect(parseLead({ ...valid, firstname: 'Ada\u0000' })).toMatchObject({
    fault: { message: 'Missing, too long or malformed: firstname.' },
  })
})
