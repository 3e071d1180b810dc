import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { fileProblem, uploadProblem } from './mediaProblem'

const noise = (width = 80, height = 60): Sharp =>
  sharp({
    create: {
      ...{ width, height, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
const formats = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const
const svg = (inside: string, attributes = 'width="4" height="3"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)

/** A PNG that says a size and holds rows of zeros, as a small file of an enormous picture. */
function pngOf(width: number, height: number, rows = height): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const named = Buffer.concat([Buffer.from(type), data])
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc(named))
    return Buffer.concat([length, named, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const crc = (data: Buffer): number => {
  let value = ~0
  for (const byte of data) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}

it.each(formats)('takes a %s, and refuses it empty, cut off, or under another name', async (format) => {
  const picture = await noise().toFormat(format).toBuffer()
  expect(await uploadProblem(picture, `a.${format}`)).toBeUndefined()
  expect(await uploadProblem(Buffer.alloc(0), `a.${format}`)).toBe('is empty (0 bytes)')
  for (const part of [0.5, 0.9])
    expect(await uploadProblem(picture.subarray(0, picture.length * part), `a.${format}`)).toContain(
      'it is damaged, or was cut off',
    )
  const other = format === 'png' ? 'webp' : 'png'
  expect(await uploadProblem(picture, `a.${other}`)).toMatch(
    /^is an? .* as its name says: give it the ending \./,
  )
})

it('takes what cameras and printers write', async () => {
  expect(await uploadProblem(await noise().toColourspace('cmyk').jpeg().toBuffer(), 'a.jpg')).toBeUndefined()
  expect(
    await uploadProblem(await noise().withMetadata({ orientation: 6 }).jpeg().toBuffer(), 'a.JPEG'),
  ).toBeUndefined()
  expect(await uploadProblem(await noise().jpeg({ progressive: true }).toBuffer(), 'a.jpg')).toBeUndefined()
})

it.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
  ['too wide', () => pngOf(17_000, 1), 'a.png', 'is 17000 × 1 pixels; a side may have 16383'],
  [
    'too many pixels',
    () => pngOf(10_000, 10_000, 1),
    'a.png',
    'has 100 million pixels; it may have 64 million',
  ],
  [
    'too many pixels as JPEG',
    () =>
      sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer(),
    'a.jpg',
    'has 81 million',
  ],
  [
    'HEIC',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'a.heic',
    'is a HEIC picture. Browsers do not show it: save it as JPEG',
  ],
  [
    'HEIC with another name',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'a.jpg',
    'is a HEIC picture, not a JPEG picture',
  ],
  ['TIFF', () => noise().tiff().toBuffer(), 'a.tiff', 'is a TIFF picture'],
  ['a web page', () => Buffer.from('  <!-- x --><html><p>'), 'a.png', 'is a web page, not a PNG picture'],
  [
    'any bytes',
    () => Buffer.from([0, 1, 2, 255]),
    'a.webp',
    'is not a WebP picture, though its name says so',
  ],
  ['a text called .pdf', () => Buffer.from('Dear team'), 'a.pdf', 'is a text, not a PDF'],
  ['a PDF that is cut off', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'a.pdf', 'is not complete'],
  [
    'a document that is cut off',
    () => Buffer.from('PK\x03\x04\x14\0', 'latin1'),
    'a.docx',
    'is not complete',
  ],
  ['another ending', () => Buffer.from('alert(1)'), 'a.js', 'has the ending .js; the library takes .jpg, '],
  ['no ending', () => Buffer.from('text'), 'readme', 'has a name without an ending'],
])('refuses %s', async (_, content, name, message) => {
  expect(await uploadProblem(await content(), name)).toContain(message)
})

it('an AVIF of many pixels is refused by what its beginning says', async () => {
  const bomb = await noise().avif().toBuffer()
  for (let at = bomb.indexOf('ispe'); at >= 0; at = bomb.indexOf('ispe', at + 4)) {
    bomb.writeUInt32BE(5000, at + 8)
    bomb.writeUInt32BE(5000, at + 12)
  }
  expect(await uploadProblem(bomb, 'a.avif')).toContain('has 25 million pixels; it may have 24 million')
})

it('an animated GIF counts all its frames; other animations are refused', async () => {
  const frames = (height: number, count: number): Sharp => {
    const raw = Buffer.alloc(20 * height * count * 3)
    for (let frame = 0; frame < count; frame += 1)
      raw.fill((frame % 12) * 20 + 10, frame * 20 * height * 3, (frame + 1) * 20 * height * 3)
    return sharp(raw, { raw: { width: 20, height: height * count, channels: 3, pageHeight: height } })
  }
  const gif = await frames(10, 8).gif({ delay: 100 }).toBuffer()
  expect(await uploadProblem(gif, 'a.gif')).toBeUndefined()
  expect(await uploadProblem(gif.subarray(0, gif.length - 30), 'a.gif')).toContain('cut off')
  // A small file of many large frames: the size of the canvas is in bytes 6 to 9.
  const bomb = await frames(10, 80).gif({ delay: 100 }).toBuffer()
  bomb.writeUInt16LE(1000, 6)
  bomb.writeUInt16LE(1000, 8)
  expect(await uploadProblem(bomb, 'a.gif')).toContain('has 80 million pixels in 80 frames')
  expect(await uploadProblem(await frames(10, 8).webp({ delay: 100 }).toBuffer(), 'a.webp')).toContain(
    'is animated',
  )
})

it.each<[string, Buffer, string | undefined]>([
  ['a drawing', svg('<g><rect width="1" height="1"/></g>'), undefined],
  [
    'one with a title, styles and a link',
    svg('<style>a{fill:red}</style><a href="https://a.example"><text>&#65;</text></a>'),
    undefined,
  ],
  ['a script', svg('<script>alert(1)</script>'), 'holds a <script>'],
  [
    'a script in another namespace',
    svg('<x:Script xmlns:x="http://www.w3.org/2000/svg"/>'),
    'holds a <x:Script>',
  ],
  [
    'a page inside',
    svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'holds a <foreignObject>',
  ],
  ['a handler', svg('<rect onclick="alert(1)"/>'), 'holds a script (onclick)'],
  ['a handler of the drawing', svg('', 'onload="alert(1)"'), 'holds a script (onload)'],
  [
    'a script address',
    svg('<a xlink:href=" java&#x73;cript:alert(1)"/>', 'xmlns:xlink="http://www.w3.org/1999/xlink"'),
    'in an address (xlink:href)',
  ],
  [
    'a script address that is set',
    svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'),
    'in an address (to)',
  ],
  [
    'a script address among others',
    svg('<a><animate attributeName="href" values="#a; javascript:alert(1)"/></a>'),
    'in an address (values)',
  ],
  [
    'what drawing programs write',
    Buffer.from(
      `\uFEFF<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Generator: A drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:sodipodi="http://sodipodi.example/dtd" viewBox="0 0 24 24" xml:space="preserve">
<sodipodi:namedview id="base" showgrid="false"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
<style type="text/css"><![CDATA[.a > .b { fill: #fff }]]></style>
<title>Ärger &amp; Co – “on” script: a title</title>
<text style="font-family:'Figtree';on:off">if (a &lt; b)</text><use xlink:href="#base"/></svg>`,
    ),
    undefined,
  ],
  ['a deep one', svg(`${'<g>'.repeat(90)}${'</g>'.repeat(90)}`), undefined],
  [
    'billion laughs',
    Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "ha">${'bcdefghij'
        .split('')
        .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
        .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`,
    ),
    'declares entities',
  ],
  [
    'an enormous drawing',
    svg('', 'width="1000000" height="1000000"'),
    'says that it is 1000000 × 1000000 pixels',
  ],
  ['an enormous view box', svg('', 'viewBox="0 0 9e5 90000000"'), 'a side may have'],
  [
    'one that is cut off',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
    'is not a complete SVG',
  ],
  ['one without its namespace', Buffer.from('<svg width="1" height="1"/>'), 'so browsers do not show it'],
  ['one in UTF-16', Buffer.from(svg('').toString(), 'utf16le'), 'is not an SVG drawing, though'],
  ['a long one', svg(`<desc>${'x'.repeat(2_200_000)}</desc>`), 'has more than 2 MB'],
])('drawings: %s', async (_, content, message) => {
  const problem = await uploadProblem(content, 'a.svg')
  if (message === undefined) expect(problem).toBeUndefined()
  else expect(problem).toContain(message)
})

it('pictures within the limits are decoded one at a time, and quickly', async () => {
  const large = await sharp({ create: { width: 8000, height: 7900, channels: 3, background: '#888' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const started = performance.now()
  const problems = await Promise.all([1, 2, 3].map(() => uploadProblem(large, 'a.jpg')))
  expect(problems).toEqual([undefined, undefined, undefined])
  expect(performance.now() - started).toBeLessThan(20_000)
}, 30_000)

it('a file of the folder is read again once it has changed; unknown kinds are let be', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'))
  writeFileSync(join(folder, 'a.png'), '')
  writeFileSync(join(folder, 'a.psd'), '')
  expect(await fileProblem(folder, 'a.png')).toBe('is empty (0 bytes)')
  expect(await fileProblem(folder, 'a.psd')).toBeUndefined()
  writeFileSync(join(folder, 'a.png'), await noise().png().toBuffer())
  expect(await fileProblem(folder, 'a.png')).toBeUndefined()
  writeFileSync(join(folder, 'a.png'), 'text')
  utimesSync(join(folder, 'a.png'), 1, 1)
  expect(await fileProblem(folder, 'a.png')).toContain('is a text, not a PNG picture')
  rmSync(folder, { recursive: true })
})
