/** @jest-environment jsdom */
import { BotProtectionError, connectBotProtection } from '../botProtection'
import { formProtection } from './formProtection'

const refused = { functionality: false }
jest.mock('../../consent/refused', () => ({
  hasRefused: (category: 'functionality') => refused[category],
}))

const load = jest.fn<Promise<void>, []>()
const token = jest.fn<Promise<string | undefined>, [string]>()
connectBotProtection({ load, token })

beforeEach(() => {
  refused.functionality = false
  load.mockReset().mockResolvedValue()
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
