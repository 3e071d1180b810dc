import { measuredRun, parseStat, treePages, treeSeconds } from './measuredRun'

it('a line of /proc is read past the brackets in a name', () => {
  const rest = '10 20 20 0 -1 4194560 1 2 3 4 50 60 7 8 20 0 11 0 12345 99999 777 18446744073709551615'
  expect(parseStat(`4242 (node (worker) 1) S ${rest}`)).toEqual({
    pid: 4242,
    parent: 10,
    residentPages: 777,
    ownTicks: 110,
    childrenTicks: 15,
  })
})

it('memory and processor time of a process are those of its whole tree, and of nothing beside it', () => {
  const row = (pid: number, parent: number, residentPages: number) => ({
    pid,
    parent,
    residentPages,
    ownTicks: pid,
    childrenTicks: 100,
  })
  const rows = [row(1, 0, 1000), row(2, 1, 10), row(3, 2, 20), row(4, 3, 40), row(5, 1, 500)]
  expect(treePages(rows, 2)).toBe(70)
  expect(treeSeconds(rows, 2)).toBe(3.09)
})

it('a run gives the exit code and all that was printed', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(3)'
  const { code, output } = await measuredRun(process.execPath, ['-e', script], {
    cwd: __dirname,
    env: process.env,
  })
  expect(code).toBe(3)
  expect(output).toContain('out')
  expect(output).toContain('err')
})

it('each line has the time at which it was printed', async () => {
  const script = 'console.log("first"); setTimeout(() => console.log("second"), 300)'
  const { lines, wallSeconds } = await measuredRun(process.execPath, ['-e', script], {
    cwd: __dirname,
    env: process.env,
  })
  const timeOf = (wanted: string): number => lines.find(({ text }) => text === wanted)?.wallSeconds ?? NaN
  expect(timeOf('second') - timeOf('first')).toBeGreaterThan(0.2)
  expect(wallSeconds).toBeGreaterThanOrEqual(timeOf('second'))
})

it('a command that does not exist is an error', async () => {
  await expect(measuredRun('/no/such/command', [], { cwd: __dirname, env: {} })).rejects.toThrow('ENOENT')
})
