import { BotProtectionError } from '../../leads/forms/botProtection'
import { botProtectionOf } from './botProtection'

const vendor = {
  load: () => Promise.resolve(true),
  token: (action: string) => Promise.resolve(`for ${action}`),
}

it('loads the vendor with the first call, not before', async () => {
  const loadVendor = jest.fn(() => Promise.resolve(vendor))
  const protection = botProtectionOf(loadVendor)
  expect(loadVendor).not.toHaveBeenCalled()
  await expect(protection.load()).resolves.toBe(true)
  await expect(protection.token('submit')).resolves.toBe('for submit')
})

it('any error becomes a BotProtectionError, and the next call tries again', async () => {
  const cause = new Error('Loading chunk 7 failed')
  const loadVendor = jest.fn(() => Promise.resolve(vendor)).mockRejectedValueOnce(cause)
  const protection = botProtectionOf(loadVendor)
  await expect(protection.load()).rejects.toMatchObject({
    name: 'BotProtectionError',
    message: 'Bot protection has not been loaded',
    cause,
  })
  await expect(protection.load()).resolves.toBe(true)
})

it('a BotProtectionError is passed on unchanged', async () => {
  const error = new BotProtectionError()
  const protection = botProtectionOf(() => Promise.resolve({ ...vendor, token: () => Promise.reject(error) }))
  await expect(protection.token('submit')).rejects.toBe(error)
})
