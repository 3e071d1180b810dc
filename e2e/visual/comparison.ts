import sharp from 'sharp'

/** A picture at the size of the baselines, without an alpha channel. */
type Pixels = { data: Buffer; width: number; height: number }

/** Scale of the baselines: layout, colours and blocks of text stay visible. */
const scale = 0.25
/** Side of the compared squares, in scaled pixels: 64 px of the page. */
const square = 16
/** Mean difference of a square that counts as a change, of 255. Rasterisation of text differs by less than half. */
const tolerance = 18
/** Accepted change of the page's height, as a share of it. */
const heightTolerance = 0.01

export type Difference = { where: string; mean: number }

/** The baseline made from a picture: a quarter of the size, WebP. */
export async function smallPicture(picture: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(picture).metadata()
  return sharp(picture)
    .resize({ width: Math.round(width * scale), kernel: 'lanczos3' })
    .webp({ quality: 70, effort: 6 })
    .toBuffer()
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .blur(0.8)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function meanDifference(a: Pixels, b: Pixels, left: number, top: number): number {
  const right = Math.min(left + square, a.width)
  const bottom = Math.min(top + square, a.height, b.height)
  let sum = 0
  for (let y = top; y < bottom; y += 1) {
    for (let index = (y * a.width + left) * 3; index < (y * a.width + right) * 3; index += 1) {
      sum += Math.abs((a.data[index] ?? 0) - (b.data[index] ?? 0))
    }
  }
  return sum / ((right - left) * (bottom - top) * 3)
}

/**
 * Where two small pictures differ: in size, or in a square whose mean colour distance is above the tolerance. Means of
 * squares distinguish a moved block from another machine's anti-aliasing, single pixels do not.
 */
export async function differences(baseline: Buffer, now: Buffer): Promise<Difference[]> {
  const [a, b] = await Promise.all([pixelsOf(baseline), pixelsOf(now)])
  if (a.width !== b.width) return [{ where: `width ${a.width} → ${b.width}`, mean: 255 }]
  const found: Difference[] = []
  if (Math.abs(a.height - b.height) > Math.max(2, a.height * heightTolerance)) {
    found.push({ where: `height ${a.height / scale} px → ${b.height / scale} px`, mean: 255 })
  }
  for (let top = 0; top < Math.min(a.height, b.height); top += square) {
    for (let left = 0; left < a.width; left += square) {
      const mean = meanDifference(a, b, left, top)
      if (mean > tolerance)
        found.push({ where: `at ${left / scale}, ${top / scale} px`, mean: Math.round(mean) })
    }
  }
  return found
}

/** Both pictures side by side, PNG, for the reviewer. */
export async function sideBySide(baseline: Buffer, now: Buffer): Promise<Buffer> {
  const [a, b] = await Promise.all([sharp(baseline).metadata(), sharp(now).metadata()])
  const gap = 8
  return sharp({
    create: {
      width: (a.width ?? 0) + gap + (b.width ?? 0),
      height: Math.max(a.height ?? 0, b.height ?? 0),
      channels: 3,
      background: '#888',
    },
  })
    .composite([
      { input: baseline, left: 0, top: 0 },
      { input: now, left: (a.width ?? 0) + gap, top: 0 },
    ])
    .png()
    .toBuffer()
}
