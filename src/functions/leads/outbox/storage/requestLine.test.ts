import { setTimeout as sleep } from 'node:timers/promises'
import { longestLine, requestLine } from './requestLine'
import { timeBudget } from './store'

const url = 'postgres://site:secret@db.example/leads'
const never = (): Promise<never> => new Promise(() => undefined)

it('runs so many operations at once, in the order in which they came', async () => {
  const line = requestLine(url, 2)
  const order: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      line(timeBudget(), async () => {
        most = Math.max(most, (running += 1))
        await sleep(5)
        running -= 1
        order.push(index)
      }),
    ),
  )
  expect(most).toBe(2)
  expect(order.slice(0, 2).sort()).toEqual([0, 1])
  expect(order.slice(4).sort()).toEqual([4, 5])
})

it('waiting takes nothing of the time for the database while it follows', async () => {
  const line = requestLine(url, 1)
  // Longer in all than the budget for the database, and each so much shorter that a busy machine makes no difference.
  const before = Array.from({ length: 12 }, () => line(timeBudget(), () => sleep(100)))
  const budget = { left: 1000, inLine: 5000 }
  await line(budget, () => Promise.resolve())
  expect(budget.left).toBeGreaterThan(200)
  expect(budget.inLine).toBeLessThan(3900)
  await Promise.all(before)
})

it('an operation leaves when none succeeds for as long as it may wait for the database', async () => {
  const line = requestLine(url, 1)
  void line(timeBudget(), never)
  const before = performance.now()
  await expect(line({ left: 300, inLine: 60_000 }, () => Promise.resolve())).rejects.toThrow(
    'The lead database postgres://db.example/leads cannot be reached: it does not respond.',
  )
  expect(performance.now() - before).toBeLessThan(1500)
})

it('an operation leaves when it has waited for others as long as it may, and does not run later', async () => {
  const line = requestLine(url, 1)
  const before = Array.from({ length: 8 }, () => line(timeBudget(), () => sleep(100)))
  const operation = jest.fn(() => Promise.resolve())
  await expect(line({ left: 5000, inLine: 200 }, operation)).rejects.toThrow(
    'more requests than it can follow',
  )
  await Promise.all(before)
  await line(timeBudget(), () => Promise.resolve())
  expect(operation).not.toHaveBeenCalled()
})

it('an operation that fails does not stop the next, and its error is the caller’s', async () => {
  const line = requestLine(url, 1)
  await expect(line(timeBudget(), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await line(timeBudget(), () => Promise.resolve('yes'))).toBe('yes')
})

it('a line that is full refuses at once', async () => {
  const line = requestLine(url, 1)
  let end = (): void => undefined
  const first = line(timeBudget(), () => new Promise<void>((resolve) => (end = resolve)))
  const waiting = Array.from({ length: longestLine }, () => line(timeBudget(), () => Promise.resolve()))
  await expect(line(timeBudget(), () => Promise.resolve())).rejects.toThrow('1000 requests waiting')
  end()
  await Promise.all([first, ...waiting])
})
