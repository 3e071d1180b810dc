import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { differences, smallPicture } from './comparison'

type Box = { left: number; top: number; width: number; height: number; colour: string }

const card: Box = { left: 200, top: 300, width: 400, height: 240, colour: '#0f6b50' }

/** A page in the background colour with boxes on it. */
const picture = (boxes: readonly Box[], height = 1600): Promise<Buffer> =>
  sharp({ create: { width: 1440, height, channels: 3, background: '#fbf8f1' } })
    .composite(
      boxes.map(({ left, top, width, height: boxHeight, colour }) => ({
        input: { create: { width, height: boxHeight, channels: 3, background: colour } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer()

const compared = async (before: Buffer, now: Buffer): Promise<string[]> =>
  (await differences(await smallPicture(before), await smallPicture(now))).map(({ where }) => where)

test('an identical picture, and one that is a pixel off, pass', async () => {
  const before = await picture([card])
  expect(await compared(before, before)).toEqual([])
  expect(await compared(before, await picture([{ ...card, left: card.left + 1 }]))).toEqual([])
})

test('a box that is gone, moved or of another colour is found where it is', async () => {
  const before = await picture([card])
  expect(await compared(before, await picture([]))).toContain('at 256, 320 px')
  expect((await compared(before, await picture([{ ...card, top: card.top + 40 }]))).length).toBeGreaterThan(0)
  expect(await compared(before, await picture([{ ...card, colour: '#f26a54' }]))).toContain('at 256, 320 px')
})

test('a page that became longer is found', async () => {
  expect(await compared(await picture([card]), await picture([card], 1700))).toContain(
    'height 1600 px → 1700 px',
  )
})
