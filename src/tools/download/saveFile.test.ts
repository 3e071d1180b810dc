/** @jest-environment jsdom */
import { fileNameOf, saveFile } from './saveFile'

describe('the name of a file', () => {
  it.each([
    ['Invoice 2026-0042', 'Invoice 2026-0042.pdf'],
    ['  Spesen:  Kassel / Juni\n2026 ', 'Spesen Kassel Juni 2026.pdf'],
    ['Facture n° 7 – Élodie', 'Facture n° 7 – Élodie.pdf'],
    ['請求書', '請求書.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['.hidden', 'hidden.pdf'],
    ['at the end...', 'at the end.pdf'],
    ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
    ['<>:"|?*\\', 'document.pdf'],
    ['', 'document.pdf'],
    ['CON', '_CON.pdf'],
    ['com1.report', '_com1.report.pdf'],
    ['Contract', 'Contract.pdf'],
  ])('of "%s" is "%s"', (title, name) => {
    expect(fileNameOf(title, 'pdf')).toBe(name)
  })

  it('is short enough for every file system, and no character of it is cut in two', () => {
    const bytes = (text: string): number => Buffer.byteLength(text, 'utf8')
    for (const character of ['a', 'é', '請', '🧾']) {
      const name = fileNameOf(character.repeat(500), 'xlsx')
      expect(bytes(name)).toBeLessThanOrEqual(255)
      expect(name.slice(0, -'.xlsx'.length)).toBe(character.repeat(60))
    }
  })
})

it('a file is given to the visitor with its name and type, and its address is given up later', async () => {
  jest.useFakeTimers()
  const made: Blob[] = []
  const revokeObjectURL = jest.fn()
  const createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`
  Object.assign(URL, { createObjectURL, revokeObjectURL })
  const pressed: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(`${this.href} ${this.download} ${this.isConnected}`)
  })
  saveFile('a;b', 'csv', 'Report')
  expect(pressed).toEqual(['blob:1 Report.csv true'])
  expect(made[0]?.type).toBe('text/csv;charset=utf-8')
  expect(document.querySelector('a')).toBeNull()
  jest.advanceTimersByTime(59_000)
  expect(revokeObjectURL).not.toHaveBeenCalled()
  jest.advanceTimersByTime(2_000)
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:1')
  jest.useRealTimers()
  jest.restoreAllMocks()
})
