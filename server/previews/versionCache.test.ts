import { VersionCache } from './versionCache'

const options = { bytes: 100, idle: 1000 }
const keptOf = (given = options) => {
  const cached = new VersionCache<number>((size) => size, given)
  const made: string[] = []
  const get = (key: string, size: number): Promise<number> =>
    cached.get(key, () => {
      made.push(key)
      return Promise.resolve(size)
    })
  return { cached, made, get }
}

it('a version is made once, also when it is requested twice at a time', async () => {
  const { made, get } = keptOf()
  expect(await Promise.all([get('a', 40), get('a', 40)])).toEqual([40, 40])
  await get('a', 40)
  expect(made).toEqual(['a'])
})

it('the bytes in all are limited: what was requested least recently goes', async () => {
  const { cached, made, get } = keptOf()
  await get('a', 40)
  await get('b', 40)
  await get('a', 40)
  await get('c', 40)
  expect(cached.bytes).toBe(80)
  await get('a', 40)
  expect(made).toEqual(['a', 'b', 'c'])
  await get('b', 40)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('one that is larger than the limit is cached alone', async () => {
  const { cached, get, made } = keptOf()
  await get('a', 40)
  await get('large', 400)
  await get('large', 400)
  expect(cached.bytes).toBe(400)
  expect(made).toEqual(['a', 'large'])
})

it('what fails is made again', async () => {
  const { cached, get } = keptOf()
  await expect(cached.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await get('a', 1)).toBe(1)
})

it('nothing is cached once nobody asks any more', async () => {
  jest.useFakeTimers()
  const { cached, get } = keptOf()
  await get('a', 40)
  jest.advanceTimersByTime(999)
  expect(cached.bytes).toBe(40)
  jest.advanceTimersByTime(1)
  expect(cached.bytes).toBe(0)
  jest.useRealTimers()
})
