import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { socialImageOf, socialImageVersion } from '../../seo/socialImage'
import { background, titleLayer } from './drawing'
import { addPictures, completePictures, pictureNamedBy, picturesOf, renderPictures } from './pictures'
import { fit, outline, widthOf } from './typesetting'

const frame = { width: 700, maximumLines: 4, sizes: [80, 60, 40] }

it('a short title is large, a long one smaller, and every line fits', () => {
  expect(fit('About us', frame)).toEqual({ lines: ['About us'], size: 80 })
  const { lines, size } = fit(
    'Company cards, expenses and supplier invoices for teams that travel a lot',
    frame,
  )
  expect(size).toBeLessThan(80)
  expect(lines.length).toBeLessThanOrEqual(4)
  for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(700)
})

it('a word wider than the picture is cut, and says so', () => {
  const { lines, size } = fit('Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', frame)
  expect(size).toBe(40)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^Donau.*…$/)
})

it('letters of every language of the site are drawn; what the typeface lacks is left out', () => {
  for (const letter of 'äöüßåæøéèêçñãõőšžëïŷÅÄÖ€–’„“«»') expect(outline(letter, 0, 100, 40)).not.toBe('')
  expect(outline('A🎉', 0, 100, 40)).toBe(outline('A', 0, 100, 40))
  expect(outline('Compare our plans: a test', 72, 140.8, 80)).not.toMatch(/NaN|undefined/)
})

it('pictures are rendered in the size their tags name', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'social-'))
  try {
    await renderPictures(new Map([['a.png', 'About us']]), folder)
    expect(readdirSync(folder)).toEqual(['a.png'])
    const { width, height, format } = await sharp(path.join(folder, 'a.png')).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('the pictures of a build', () => {
  let folder: string
  beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'social-'))))
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const pictures = (): string[] => readdirSync(path.join(folder, 'social')).sort()
  const fileOf = (title: string): string => path.basename(socialImageOf(title).url)
  function page(title: string): string {
    const { url, alt } = socialImageOf(title)
    const file = path.join(folder, `${alt}.html`)
    writeFileSync(
      file,
      `<meta property="og:image" content="https://www.outlay.example${url}"/><meta property="og:image:alt" content="${alt}"/>`,
    )
    return file
  }

  it('are those that its pages name, whatever was expected', async () => {
    expect(await addPictures(picturesOf(['About | Outlay', 'About', 'Never shown']), folder)).toBe(2)
    expect(pictures()).toEqual([fileOf('About'), fileOf('Never shown')].sort())
    const { mtimeMs } = statSync(path.join(folder, 'social', fileOf('About')))
    expect(await completePictures([page('About'), page('Pricing')], folder)).toEqual({ total: 2, made: 1 })
    expect(pictures()).toEqual([fileOf('About'), fileOf('Pricing')].sort())
    expect(statSync(path.join(folder, 'social', fileOf('About'))).mtimeMs).toBe(mtimeMs)
  })

  it('are not made any more when the build has failed', async () => {
    await addPictures(picturesOf(['About']), folder, AbortSignal.abort())
    expect(pictures()).toEqual([])
  })
})

describe('the picture a page names', () => {
  const head = (url: string, alt: string): string =>
    `<meta data-gatsby-head="true" property="og:image" content="https://www.outlay.example${url}"/>` +
    `<meta data-gatsby-head="true" property="og:image:alt" content="${alt}"/>`

  it('is read from its head, with entities', () => {
    const { url } = socialImageOf('Cobbler & Finch')
    expect(pictureNamedBy(head(url, 'Cobbler &amp; Finch'))).toEqual({
      file: path.basename(url),
      title: 'Cobbler & Finch',
    })
  })

  it('is not ours when the editor chose one, or when there is none', () => {
    expect(pictureNamedBy(head('/media/a.png', 'A'))).toBeUndefined()
    expect(pictureNamedBy('<title>No head</title>')).toBeUndefined()
  })

  it('must be the one of its text', () => {
    expect(() => pictureNamedBy(head('/social/0000000000000000.png', 'A'))).toThrow(/but its text "A"/)
  })
})

it('a changed drawing has a new version, or old pictures would be reused', () => {
  const digest = createHash('sha256')
    .update(background())
    .update(titleLayer('Outlay'))
    .digest('hex')
    .slice(0, 12)
  expect({ version: socialImageVersion, digest }).toEqual({ version: 1, digest: '940081f20523' })
})
