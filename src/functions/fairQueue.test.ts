import { setTimeout as sleep } from 'node:timers/promises'
import { cooperativeYield, fairQueue, QueueFullError } from './fairQueue'

const waiting = { all: 10, ofClient: 3 }

it('runs one task at a time, clients in turn', async () => {
  const fair = fairQueue({ waiting, pause: () => Promise.resolve() })
  const order: string[] = []
  let running = 0
  const task = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await sleep(2)
    order.push(name)
    running -= 1
    return name
  }
  const all = [
    fair.run('a', task('a1')),
    fair.run('a', task('a2')),
    fair.run('a', task('a3')),
    fair.run('b', task('b1')),
    fair.run('c', task('c1')),
  ]
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  // The first had begun before the others were there.
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

it('pauses for as long as a task took, and not for minutes', async () => {
  let time = 0
  const pauses: number[] = []
  const fair = fairQueue({
    waiting,
    now: () => time,
    pause: (milliseconds) => Promise.resolve(pauses.push(milliseconds)),
  })
  for (const took of [30, 0.4, 60_000]) await fair.run('a', () => (time += took))
  await fair.run('a', () => undefined)
  expect(pauses).toEqual([30, 1, 250])
})

it('lets others in between two tasks', async () => {
  const fair = fairQueue({ waiting: { all: 100, ofClient: 100 } })
  let ran = 0
  const compute = (): void => {
    const end = performance.now() + 20
    while (performance.now() < end);
    ran += 1
  }
  const all = Promise.all(Array.from({ length: 20 }, () => fair.run('a', compute)))
  const tasksDuringPage: number[] = []
  while (ran < 20) {
    const before = ran
    // As reading a file does, several times back and forth.
    for (let step = 0; step < 8; step += 1) await new Promise((resolve) => setImmediate(resolve))
    tasksDuringPage.push(ran - before)
    await sleep(5)
  }
  await all
  // Without pauses all of them would run during the first page. A machine with other work may stop for longer than a pause.
  expect(tasksDuringPage.length).toBeGreaterThan(10)
  expect(tasksDuringPage.filter((tasks) => tasks > 1).length).toBeLessThan(tasksDuringPage.length / 4)
})

it('refuses what is one too many, of a client and in all, and goes on', async () => {
  const fair = fairQueue({ waiting: { all: 3, ofClient: 2 }, pause: () => Promise.resolve() })
  const first = fair.run('a', () => sleep(5))
  const second = [fair.run('a', () => 1), fair.run('a', () => 2)]
  await expect(fair.run('a', () => 3)).rejects.toThrow(QueueFullError)
  const third = fair.run('b', () => 4)
  await expect(fair.run('c', () => 5)).rejects.toThrow(QueueFullError)
  await first
  expect(await Promise.all([...second, third])).toEqual([1, 2, 4])
  expect(await fair.run('c', () => 6)).toBe(6)
})

it('a task that does not end keeps no other from its turn', async () => {
  const fair = fairQueue({ waiting, turn: 20, pause: () => Promise.resolve() })
  void fair.run('a', () => new Promise(() => undefined))
  // Also not when it waits for its own turn.
  const nested = fair.run('a', () => fair.run('a', () => 'inner'))
  expect(await fair.run('b', () => 'next')).toBe('next')
  expect(await nested).toBe('inner')
})

it('hands on what a task rejects with, and runs the next', async () => {
  const fair = fairQueue({ waiting, pause: () => Promise.resolve() })
  const failed = fair.run('a', () => Promise.reject(new Error('no')))
  const next = fair.run('a', () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

it('a break is as long as the part before it, and not longer than a page needs', async () => {
  let time = 0
  const pauses: number[] = []
  const pause = (milliseconds: number): Promise<unknown> => {
    pauses.push(milliseconds)
    time += milliseconds
    return Promise.resolve()
  }
  const yieldToOthers = cooperativeYield({ now: () => time, pause })
  for (const took of [7, 0.2, 900, 3]) {
    time += took
    await yieldToOthers()
  }
  expect(pauses).toEqual([7, 1, 20, 3])
})
