import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type TestInfo } from '@playwright/test'
import { pictureOf, templateName, templatePages } from '../../scripts/picture'
import { differences, sideBySide, smallPicture } from './comparison'

/** Pictures of every template at a quarter of the size: enough to detect that something moved or is missing. */
const baselineFolder = path.join(__dirname, 'baseline')
const widths = [390, 1440]
/** All baselines together, in bytes: they are in every checkout. */
const baselineLimit = 2 * 1024 * 1024

const pages = templatePages()
const nameOf = (template: string, width: number): string => `${template}-${width}.webp`
const isUpdate = ({ config }: TestInfo): boolean => ['all', 'changed'].includes(config.updateSnapshots)

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const built of pages) {
      test(`${templateName(built)} looks as before (${built.path})`, async ({ page, baseURL }, info) => {
        const baselineFile = path.join(baselineFolder, nameOf(templateName(built), width))
        const now = await smallPicture(await pictureOf(page, baseURL ?? '', built))
        const baseline = existsSync(baselineFile) ? readFileSync(baselineFile) : undefined
        const found = baseline ? await differences(baseline, now) : []
        if (isUpdate(info)) {
          // The file of an unchanged look is not written, so that an update changes only what differs.
          if (baseline && found.length === 0) return
          mkdirSync(baselineFolder, { recursive: true })
          writeFileSync(baselineFile, now)
          return
        }
        if (!baseline) throw new Error('no baseline: npm run test:visual -- --update-snapshots')
        if (found.length > 0) {
          const file = info.outputPath(`${templateName(built)}-${width}.png`)
          writeFileSync(file, await sideBySide(baseline, now))
          await info.attach('before and now', { path: file, contentType: 'image/png' })
        }
        expect(found.slice(0, 8)).toEqual([])
      })
    }
  })
}

test('every baseline belongs to a template, and all of them are small', () => {
  const info = test.info()
  const wanted = new Set(pages.flatMap((built) => widths.map((width) => nameOf(templateName(built), width))))
  const files = existsSync(baselineFolder) ? readdirSync(baselineFolder) : []
  const stale = files.filter((file) => !wanted.has(file))
  if (isUpdate(info)) for (const file of stale) rmSync(path.join(baselineFolder, file))
  else expect(stale).toEqual([])
  const size = files
    .filter((file) => wanted.has(file))
    .reduce((sum, file) => sum + statSync(path.join(baselineFolder, file)).size, 0)
  expect(size).toBeLessThanOrEqual(baselineLimit)
})
