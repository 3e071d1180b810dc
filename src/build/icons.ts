import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { brand } from '../core/brand'
import { colours } from '../design/theme/colours'

/** The drawing that every icon is made from. */
const source = 'static/icon.svg'

/** Share of a maskable icon's width that no mask cuts off. */
const safeZone = 0.8

async function drawn(size: number): Promise<Buffer> {
  const svg = readFileSync(source)
  // The drawing is 32 px wide at 72 dpi; rendering at the target's size keeps the edges sharp.
  return sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The drawing on a background of its own colour up to the edges, so that any mask shape fits. */
async function fullBleed(size: number, part: number): Promise<Buffer> {
  const inner = Math.round(size * part)
  return sharp({ create: { width: size, height: size, channels: 3, background: colours.night } })
    .composite([{ input: await drawn(inner) }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A PNG as an ICO file with one entry: what browsers and feed readers request without reading a page. */
export function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size % 256, 6)
  header.writeUInt8(size % 256, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device needs to install the site as an application. */
export const webManifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  theme_color: colours.paper,
  background_color: colours.paper,
  icons: [
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('icon-maskable-512.png', 512, 'maskable'),
  ],
}

/** Writes the icons and the web manifest to a folder, `public` when none is named. */
export async function writeIcons(folder = 'public'): Promise<void> {
  const files: Record<string, Buffer | string> = {
    'favicon.ico': icoOf(await drawn(32), 32),
    'icon-192.png': await drawn(192),
    'icon-512.png': await drawn(512),
    'icon-maskable-512.png': await fullBleed(512, safeZone),
    'apple-touch-icon.png': await fullBleed(180, 1),
    'site.webmanifest': `${JSON.stringify(webManifest, null, 2)}\n`,
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
}
