import { BotProtectionError } from '../forms/botProtection'
import { botProtectionOf } from './botProtection'

const vendor = { load: () => Promise.resolve(), token: (action: string) => Promise.resolve(`for ${action}`) }

it('loads the vendor with the first call, not before', async () => {
  const loadVendor = jest.fn(() => Promise.resolve(vendor))
  const protection = botProtectionOf(loadVendor)
  expect(loadVendor).not.toHaveBeenCalled()
  await protection.load()
  await expect(protection.token('submit')).resolves.toBe('for submit')
})

it('what fails is a fault of the bot protection, and the next call tries again', async () => {
  const fault = new Error('Loading chunk 7 failed')
  const loadVendor = jest.fn(() => Promise.resolve(vendor)).mockRejectedValueOnce(fault)
  const protection = botProtectionOf(loadVendor)
  await expect(protection.load()).rejects.toMatchObject({
    name: 'BotProtectionError',
    message: 'Bot protection has not been loaded',
    cause: fault,
  })
  await expect(protection.load()).resolves.toBeUndefined()
})

it('the port’s own fault is passed on as it is', async () => {
  const fault = new BotProtectionError()
  const protection = botProtectionOf(() => Promise.resolve({ ...vendor, token: () => Promise.reject(fault) }))
  await expect(protection.token('submit')).rejects.toBe(fault)
})
