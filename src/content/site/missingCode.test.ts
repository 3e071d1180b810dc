import { connectMissingCode, prerenderedWithoutCode } from './missingCode'

const missing = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })

it('a part that is loaded is given', async () => {
  await expect(prerenderedWithoutCode(() => Promise.resolve('part'))()).resolves.toBe('part')
})

it('a part whose file is missing is reported and stays pending', async () => {
  const report = jest.fn()
  connectMissingCode(report)
  const settled = jest.fn()
  void prerenderedWithoutCode(() => Promise.reject(missing))().then(settled, settled)
  await new Promise(setImmediate)
  expect(report).toHaveBeenCalledTimes(1)
  expect(settled).not.toHaveBeenCalled()
})

it('an error of the code itself is not hidden', async () => {
  const report = jest.fn()
  connectMissingCode(report)
  await expect(prerenderedWithoutCode(() => Promise.reject(new TypeError('no')))()).rejects.toThrow('no')
  expect(report).not.toHaveBeenCalled()
})
