/** @jest-environment jsdom */
import { consent } from '../../../visitor/consent/store'
import { BotProtectionError, connectBotProtection } from '../botProtection'
import { formProtection as protectionOf } from './formProtection'

const refused = { functionality: false }
jest.mock('../../../visitor/consent/refused', () => ({
  hasRefused: (category: 'functionality') => refused[category],
}))

const load = jest.fn<Promise<boolean>, []>()
const token = jest.fn<Promise<string | undefined>, [string]>()
const report = jest.fn<void, [boolean]>()
const formProtection = () => protectionOf({ report, signal: new AbortController().signal })
connectBotProtection({ load, token })

beforeEach(() => {
  refused.functionality = false
  report.mockReset()
  load.mockReset().mockResolvedValue(true)
  token.mockReset().mockResolvedValue('token-1')
})

it('loads once, however often it is started, and gives a token for the action', async () => {
  const protection = formProtection()
  protection.start()
  protection.start()
  await expect(protection.token(1000)).resolves.toBe('token-1')
  expect(load).toHaveBeenCalledTimes(1)
  expect(token).toHaveBeenCalledWith('hubspot_submit_form')
})

it('a form that is sent at once loads it at the submission', async () => {
  await expect(formProtection().token(1000)).resolves.toBe('token-1')
  expect(load).toHaveBeenCalledTimes(1)
})

it('is not loaded for a visitor who refused it', async () => {
  refused.functionality = true
  const protection = formProtection()
  protection.start()
  await expect(protection.token(1000)).resolves.toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

it('fails once and is then left out', async () => {
  load.mockRejectedValue(new BotProtectionError())
  const protection = formProtection()
  protection.start()
  await expect(protection.token(1000)).rejects.toThrow('Bot protection has not been loaded')
  await expect(protection.token(1000)).resolves.toBeUndefined()
  expect(load).toHaveBeenCalledTimes(1)
})

it('a failed token is handled like a failed load', async () => {
  token.mockRejectedValue(new BotProtectionError())
  const protection = formProtection()
  await expect(protection.token(1000)).rejects.toThrow('Bot protection has not been loaded')
  await expect(protection.token(1000)).resolves.toBeUndefined()
})

it.each([
  ['a script that never loads', () => load.mockReturnValue(new Promise(() => undefined))],
  ['a token that never comes', () => token.mockReturnValue(new Promise(() => undefined))],
])('%s fails in the given time, and is then left out', async (_name, hang) => {
  hang()
  const protection = formProtection()
  const startedAt = performance.now()
  await expect(protection.token(50)).rejects.toThrow('Bot protection has not been loaded')
  expect(performance.now() - startedAt).toBeLessThan(1000)
  await expect(protection.token(50)).resolves.toBeUndefined()
})

it('without a connection it is loaded again with the next submission', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  load.mockRejectedValueOnce(new BotProtectionError())
  const protection = formProtection()
  await expect(protection.token(1000)).rejects.toThrow('Bot protection has not been loaded')
  onLine.mockRestore()
  await expect(protection.token(1000)).resolves.toBe('token-1')
})

describe('what is reported', () => {
  it('protected once it is loaded, and no longer when the visitor refuses it', async () => {
    const protection = formProtection()
    protection.start()
    expect(report).not.toHaveBeenCalled()
    await protection.token(1000)
    expect(report.mock.calls).toEqual([[true]])
    refused.functionality = true
    consent.withdraw()
    expect(report).toHaveBeenLastCalledWith(false)
  })

  it.each([
    ['on a site without bot protection', () => load.mockResolvedValue(false)],
    ['after a failed load', () => load.mockRejectedValue(new BotProtectionError())],
    ['after a failed token', () => token.mockRejectedValue(new BotProtectionError())],
  ])('%s it is not protected', async (_name, arrange) => {
    arrange()
    await formProtection()
      .token(1000)
      .catch(() => undefined)
    expect(report).toHaveBeenLastCalledWith(false)
  })

  it('nothing once the form is gone', async () => {
    const ended = new AbortController()
    const protection = protectionOf({ report, signal: ended.signal })
    ended.abort()
    await protection.token(1000)
    expect(report).not.toHaveBeenCalled()
  })
})
