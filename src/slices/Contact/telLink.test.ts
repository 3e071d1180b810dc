import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isValidPhoneNumber } from 'libphonenumber-js/max'
import { readJson } from '../../core/values/readJson'
import { telLink } from './telLink'

it.each([
  ['+44 161 496 0018', 'tel:+441614960018'],
  ['+44 (0)161 496 0018', 'tel:+441614960018'],
  ['+1 800 555 0199', 'tel:+18005550199'],
  ['0800 496 018', 'tel:0800496018'],
  ['+39 06 0000 0018', 'tel:+390600000018'],
  ['+45 86 12 34 56', 'tel:+4586123456'],
  ['+32 9 223 45 67', 'tel:+3292234567'],
])('%s can be dialled', (value, href) => expect(telLink(value)).toBe(href))

it.each([
  '+39 000 000 0018',
  '+43 0 000 0018',
  '+45 00 00 00 18',
  '+372 000 0018',
  '+32 00/00 00 18',
  '+45 84 00 00 18',
  '',
])('"%s" cannot be dialled', (value) => expect(telLink(value)).toBeUndefined())

it('is right about the numbers of all markets', () => {
  const files = readdirSync('content/documents', { recursive: true, encoding: 'utf8' })
  const facts = files.filter((file) => path.basename(file).startsWith('product_facts.'))
  const numbers = facts.map((file) => {
    const { data } = readJson(path.join('content/documents', file)) as {
      data: { phone: string }
    }
    return data.phone
  })
  const links = numbers.filter((number) => telLink(number) !== undefined)
  // The countries that reserve numbers for fiction. That of Ireland is in no numbering plan.
  expect(links.map((number) => number.split(' ')[0]).sort()).toEqual([
    '+1',
    '+33',
    '+353',
    '+44',
    '+46',
    '+49',
  ])
  const others = numbers.filter((number) => !links.includes(number))
  expect(others).toHaveLength(12)
  expect(others.filter((number) => isValidPhoneNumber(number))).toEqual([])
})
