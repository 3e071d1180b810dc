import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { daysIn, isDay, isMoment } from './day'
import { codeOf, errorOf, messageOf, reasonOf } from './error'
import { parsedJson } from './json'
import { readJson } from './readJson'
import { fieldsOf, hasParts, isRecord, partAt } from './record'

describe('a record', () => {
  it.each([[{}], [{ a: 1 }], [new Error('x')], [Object.create(null)]])('is %p', (value) => {
    expect(isRecord(value)).toBe(true)
    expect(fieldsOf(value)).toBe(value)
  })

  it.each([[null], [undefined], [[]], [[{}]], ['a'], [7], [() => undefined]])('is not %p', (value) => {
    expect(isRecord(value)).toBe(false)
    expect(fieldsOf(value)).toEqual({})
  })
})

it('has parts when it is a record or a list', () => {
  expect([{}, [], new Error('x')].map(hasParts)).toEqual([true, true, true])
  expect([null, undefined, 'a', 7].map(hasParts)).toEqual([false, false, false, false])
})

it('gives the part at a key, of its own only', () => {
  expect(partAt({ a: 1 }, 'a')).toBe(1)
  expect(partAt(['x'], '0')).toBe('x')
  expect(partAt({}, 'toString')).toBeUndefined()
  expect(partAt(null, 'a')).toBeUndefined()
  expect(partAt('text', '0')).toBeUndefined()
})

describe('a day', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31', '1999-01-01'])('is %s', (day) => {
    expect(isDay(day)).toBe(true)
  })

  it.each([
    '2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-1-1', '26-01-01',
    '2026-02-28T00:00:00Z', ' 2026-02-28', '2026-02-28\n', '20260228', '', 20260228, null, new Date(), ['2026-02-28'],
  ])('is not %p', (value) => {
    expect(isDay(value)).toBe(false)
  }) // prettier-ignore
})

it('finds what is written as a day in a text', () => {
  expect(daysIn('From 2026-02-30 to 2027-01-31, 0800-90-99, 2026-01-01-7')).toEqual([
    '2026-02-30',
    '2027-01-31',
  ])
})

describe('a moment', () => {
  it.each(['2026-02-28T23:59:59+0000', '2028-02-29T00:00:00Z', '2026-07-01T09:30:00-11:30'])(
    'is %s',
    (moment) => {
      expect(isMoment(moment)).toBe(true)
    },
  )

  it.each([
    '2026-02-30T10:00:00+0000', '2026-02-28T24:00:00+0000', '2026-02-28T10:60:00+0000', '2026-02-28T10:00:60+0000',
    '2026-02-28T10:00:00', '2026-02-28T10:00:00+1500', '2026-02-28 10:00:00+0000', '2026-02-28', '', null, 0,
  ])('is not %p', (value) => {
    expect(isMoment(value)).toBe(false)
  }) // prettier-ignore
})

describe('what was thrown', () => {
  it('says its message', () => {
    expect(messageOf(new TypeError('fetch failed'))).toBe('fetch failed')
    expect(messageOf(runInNewContext('new Error("elsewhere")'))).toBe('elsewhere')
    expect(messageOf(new AggregateError([]))).toBe('AggregateError')
    expect(messageOf('text')).toBe('text')
    expect(messageOf(undefined)).toBe('undefined')
  })

  it('says its cause, and no token of an address', () => {
    const error = new Error('GET https://a.example/x?access_token=abc failed', {
      cause: new Error('timeout'),
    })
    expect(reasonOf(error)).toBe('GET https://a.example/x failed: timeout')
    expect(reasonOf('https://a.example/?q=1')).toBe('https://a.example/')
  })

  it('is an error for those that take nothing else', () => {
    const error = new TypeError('x')
    expect(errorOf(error)).toBe(error)
    expect(errorOf('text')).toEqual(new Error('text'))
  })

  it('says its code', () => {
    expect(codeOf(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBe('ENOENT')
    expect(codeOf(Object.assign(new Error('x'), { code: 7 }))).toBeUndefined()
    expect(codeOf(null)).toBeUndefined()
  })
})

describe('JSON', () => {
  it('of a text is its value, and undefined when it is something else', () => {
    expect(parsedJson('{"a":[1]}')).toEqual({ a: [1] })
    expect(parsedJson('null')).toBeNull()
    expect(parsedJson('{"a":')).toBeUndefined()
    expect(parsedJson('')).toBeUndefined()
  })

  it('of a file is its value; a file with invalid JSON is named', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'values-'))
    const file = path.join(folder, 'a.json')
    try {
      writeFileSync(file, '{"a":1}')
      expect(readJson(file)).toEqual({ a: 1 })
      writeFileSync(file, '{"a":')
      expect(() => readJson(file)).toThrow(`${file} is not JSON: `)
      expect(() => readJson(path.join(folder, 'none.json'))).toThrow('ENOENT')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
