import sharp from 'sharp'

export type Tile = { name: string; picture: Buffer }

const sheetWidth = 3200
const gap = 16
const labelHeight = 28
/** A tile is cut below this many times its width. */
const tallest = 8

type Placed = { left: number; top: number; height: number; image: Buffer; name: string }

const label = (name: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="20" font-family="sans-serif" font-size="15" fill="#222">${name}</text></svg>`,
  )

/** All tiles on one PNG with their names above, each in the column that is shortest so far. */
export async function composeSheet(tiles: readonly Tile[], columns: number): Promise<Buffer> {
  const width = Math.floor((sheetWidth - gap) / columns) - gap
  const heights: number[] = Array.from({ length: columns }, () => gap)
  const placed: Placed[] = []
  for (const { name, picture } of tiles) {
    const { data, info } = await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })
    const height = Math.min(info.height, width * tallest)
    const image = await sharp(data).extract({ left: 0, top: 0, width, height }).png().toBuffer()
    const top = Math.min(...heights)
    const column = heights.indexOf(top)
    placed.push({ left: gap + column * (width + gap), top, height, image, name })
    heights[column] = top + labelHeight + height + gap
  }
  return sharp({
    create: { width: sheetWidth, height: Math.max(...heights), channels: 3, background: '#d8d8d8' },
  })
    .composite(
      placed.flatMap(({ left, top, image, name }) => [
        { input: label(name, width), left, top },
        { input: image, left, top: top + labelHeight },
      ]),
    )
    .png()
    .toBuffer()
}
