import { setTimeout as sleep } from 'node:timers/promises'
import { keyedQueue } from './keyedQueue'

it('the tasks of one key run one after the other, those of another key concurrently', async () => {
  const run = keyedQueue()
  const events: string[] = []
  const task = (name: string) => async () => {
    events.push(`${name} begins`)
    await sleep(5)
    events.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([run('a', task('a1')), run('a', task('a2')), run('b', task('b1'))])).toEqual([
    'a1',
    'a2',
    'b1',
  ])
  expect(events.slice(0, 2).sort()).toEqual(['a1 begins', 'b1 begins'])
  expect(events.indexOf('a2 begins')).toBeGreaterThan(events.indexOf('a1 ends'))
})

it('a failed task does not affect the others', async () => {
  const run = keyedQueue()
  const failed = run('a', () => Promise.reject(new Error('full')))
  const next = run('a', () => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('full')
  await expect(next).resolves.toBe('done')
})
