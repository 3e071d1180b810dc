import { coalesceCalls } from './coalesceCalls'

/** A task that ends when it is told to, and the number of its runs. */
function controlledTask() {
  const ends: ((value: number) => void)[] = []
  const fails: ((error: Error) => void)[] = []
  const run = coalesceCalls(
    () =>
      new Promise<number>((resolve, reject) => {
        ends.push(resolve)
        fails.push(reject)
      }),
  )
  return { run, ends, fails }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('requests during a run become one more run, whatever their number', async () => {
  const { run, ends } = controlledTask()
  const first = run()
  const others = [run(), run(), run()]
  expect(ends).toHaveLength(1)
  ends[0]?.(1)
  expect(await first).toBe(1)
  await settle()
  expect(ends).toHaveLength(2)
  ends[1]?.(2)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
})

it('a run that fails is that of its own requests only', async () => {
  const { run, ends, fails } = controlledTask()
  const first = run()
  const second = run()
  fails[0]?.(new Error('faulty content'))
  await expect(first).rejects.toThrow('faulty content')
  await settle()
  ends[1]?.(2)
  expect(await second).toBe(2)
})

it('after a run the next request starts another', async () => {
  const { run, ends } = controlledTask()
  const first = run()
  ends[0]?.(1)
  await first
  const second = run()
  expect(ends).toHaveLength(2)
  ends[1]?.(2)
  expect(await second).toBe(2)
})
