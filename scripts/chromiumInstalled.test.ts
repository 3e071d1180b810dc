import { distributionIn, ensureChromium, type Machine } from './chromiumInstalled'

const debianCommand = 'apt-get update && apt-get install --no-install-recommends -y chromium'

/** A machine without Chromium, unless it is changed; `has` afterwards when its installation works. */
function machine(changes: Partial<Machine> & { installs?: boolean; code?: number } = {}) {
  const { installs = true, code = 0, ...rest } = changes
  const printed: string[] = []
  const commands: string[] = []
  let has = false
  const made: Machine = {
    hasChromium: () => has,
    isRoot: false,
    distribution: 'debian',
    run: (command, args) => {
      commands.push([command, ...args].join(' '))
      has = installs
      return Promise.resolve(code)
    },
    print: (line) => printed.push(line),
    ...rest,
  }
  return { made, printed, commands }
}

it('a machine with a browser, and steps that need none, do nothing', async () => {
  const equipped = machine({ hasChromium: () => true })
  await ensureChromium(['journeys'], equipped.made)
  const bare = machine()
  await ensureChromium([], bare.made)
  expect([...equipped.commands, ...equipped.printed, ...bare.commands, ...bare.printed]).toEqual([])
})

it.each([
  ['debian', `Install it as root: ${debianCommand}`],
  ['ubuntu', 'Install it: npx playwright install --with-deps chromium'],
  ['', 'Install it: npx playwright install --with-deps chromium'],
])(
  'without a browser on "%s" the steps and the command are named, and nothing is run',
  async (distribution, text) => {
    const { made, commands } = machine({ distribution })
    await expect(ensureChromium(['journeys', 'editing'], made)).rejects.toThrow(
      `Chromium is not installed, and these steps need it: journeys, editing. ${text}`,
    )
    expect(commands).toEqual([])
  },
)

it('root on Debian gets it installed, and is told so first', async () => {
  const { made, commands, printed } = machine({ isRoot: true })
  await ensureChromium(['journeys'], made)
  expect(printed).toEqual([expect.stringContaining(debianCommand)])
  expect(commands).toEqual([`sh -c ${debianCommand}`])
})

it('root elsewhere only gets the command', async () => {
  const { made, commands } = machine({ isRoot: true, distribution: 'ubuntu' })
  await expect(ensureChromium(['journeys'], made)).rejects.toThrow('npx playwright install')
  expect(commands).toEqual([])
})

it.each([
  ['that fails', { code: 100, installs: false }, 'exit code 100'],
  ['that leaves no browser', { code: 0, installs: false }, 'exit code 0'],
])('an installation %s ends with the command', async (_name, changes, text) => {
  const { made } = machine({ isRoot: true, ...changes })
  await expect(ensureChromium(['journeys'], made)).rejects.toThrow(text)
  await expect(ensureChromium(['journeys'], made)).rejects.toThrow(debianCommand)
})

it('the distribution is read from os-release', () => {
  expect(distributionIn('NAME="Debian GNU/Linux"\nVERSION_ID="12"\nID=debian\n')).toBe('debian')
  expect(distributionIn('ID_LIKE="rhel fedora"\nID="rocky"\n')).toBe('rocky')
  expect(distributionIn('')).toBe('')
})
