/** @jest-environment jsdom */
import { consent } from '../../../visitor/consent/store'
import { createRecaptcha } from '.'

const mockGet = jest.fn<Promise<unknown>, [string]>()
jest.mock('../../../core/http/client', () => ({
  http: { get: (path: string) => ({ json: () => mockGet(path) }) },
}))

const settings = { siteKey: 'key-1', script: 'https://captcha.example/api.js?render=key-1' }
const notLoaded = 'Bot protection has not been loaded'
const scripts = () => [...document.querySelectorAll('script')]
const execute = jest.fn<Promise<string>, [string, { action: string }]>()

/** Lets pending promises settle. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

/** Loads the script as Google's does: it sets its global, then the load event follows. */
function loadScript(): void {
  window.grecaptcha = { ready: (callback) => callback(), execute }
  scripts()[0]?.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  mockGet.mockReset().mockResolvedValue(settings)
  execute.mockReset().mockResolvedValue('token-1')
})
afterEach(() => {
  jest.useRealTimers()
  document.head.innerHTML = ''
  delete window.grecaptcha
})

it('requests nothing before it is loaded', async () => {
  await expect(createRecaptcha().token('send')).rejects.toThrow(notLoaded)
  expect(mockGet).not.toHaveBeenCalled()
  expect(scripts()).toEqual([])
})

it('loads the script of the settings once and gives tokens', async () => {
  const recaptcha = createRecaptcha()
  const loads = [recaptcha.load(), recaptcha.load()]
  await settle()
  expect(mockGet.mock.calls).toEqual([['/api/bot-protection']])
  expect(scripts().map(({ src }) => src)).toEqual([settings.script])
  loadScript()
  await expect(Promise.all(loads)).resolves.toEqual([true, true])
  await recaptcha.load()
  expect(scripts()).toHaveLength(1)
  await expect(recaptcha.token('hubspot_submit_form')).resolves.toBe('token-1')
  expect(execute).toHaveBeenCalledWith('key-1', { action: 'hubspot_submit_form' })
})

it('a refusal prevents the script, and tokens of a script that is there', async () => {
  const recaptcha = createRecaptcha()
  const load = recaptcha.load()
  await settle()
  loadScript()
  await load
  consent.withdraw()
  await expect(recaptcha.token('send')).resolves.toBeUndefined()
  expect(execute).not.toHaveBeenCalled()
  document.head.innerHTML = ''
  const refused = createRecaptcha()
  await expect(refused.load()).resolves.toBe(false)
  await expect(refused.token('send')).resolves.toBeUndefined()
  expect(scripts()).toEqual([])
  consent.decide({ functionality: true, analytics: false, advertisement: false })
})

it('without a site key there is no script and no token', async () => {
  mockGet.mockResolvedValue({})
  const recaptcha = createRecaptcha()
  await expect(recaptcha.load()).resolves.toBe(false)
  await expect(recaptcha.token('send')).resolves.toBeUndefined()
  expect(scripts()).toEqual([])
})

it('settings that cannot be loaded, or a blocked script, can be tried again', async () => {
  const recaptcha = createRecaptcha()
  mockGet.mockRejectedValueOnce(new Error('offline'))
  await expect(recaptcha.load()).rejects.toThrow(notLoaded)

  const blocked = recaptcha.load()
  await settle()
  scripts()[0]?.dispatchEvent(new Event('error'))
  await expect(blocked).rejects.toThrow(notLoaded)
  expect(scripts()).toEqual([])
  await expect(recaptcha.token('send')).rejects.toThrow(notLoaded)

  const again = recaptcha.load()
  await settle()
  loadScript()
  await expect(again).resolves.toBe(true)
})

it('a script without grecaptcha is an error', async () => {
  const load = createRecaptcha().load()
  await settle()
  scripts()[0]?.dispatchEvent(new Event('load'))
  await expect(load).rejects.toThrow(notLoaded)
})

it.each([
  ['a script that never loads', () => undefined],
  [
    'one that is never ready',
    () => {
      window.grecaptcha = { ready: () => undefined, execute }
      scripts()[0]?.dispatchEvent(new Event('load'))
    },
  ],
])('%s times out after 8 s', async (_name, happens) => {
  jest.useFakeTimers()
  const result = createRecaptcha()
    .load()
    .then(
      () => 'loaded',
      (error: Error) => error.message,
    )
  await settle()
  happens()
  await jest.advanceTimersByTimeAsync(7999)
  await expect(Promise.race([result, Promise.resolve('waiting')])).resolves.toBe('waiting')
  await jest.advanceTimersByTimeAsync(1)
  await expect(result).resolves.toBe(notLoaded)
})

it('a token that never comes times out after 8 s', async () => {
  const recaptcha = createRecaptcha()
  const load = recaptcha.load()
  await settle()
  loadScript()
  await load
  jest.useFakeTimers()
  execute.mockReturnValue(new Promise(() => undefined))
  const result = recaptcha.token('send').catch((error: Error) => error.message)
  await jest.advanceTimersByTimeAsync(8000)
  await expect(result).resolves.toBe(notLoaded)
})
