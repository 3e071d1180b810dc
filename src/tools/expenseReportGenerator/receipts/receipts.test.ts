/** @jest-environment jsdom */
import { fittedSize, maxPictureSize, pictureProblem } from './pictureFile'
import { keepPicture, picturesOf, restorePictures, deletePictures } from './receiptStore'
import { PictureError, shrinkPicture } from './shrinkPicture'

const mockKept = new Map<unknown, unknown>()
let mockFailure: Error | undefined

let mockForbidden = false

jest.mock('idb-keyval', () => ({
  createStore: (name: string) => {
    if (mockForbidden) throw new DOMException('no databases', 'SecurityError')
    return name
  },
  set: (id: string, value: unknown) => {
    if (mockFailure) return Promise.reject(mockFailure)
    mockKept.set(id, value)
    return Promise.resolve()
  },
  setMany: (entries: [string, unknown][]) => {
    entries.forEach(([id, value]) => mockKept.set(id, value))
    return Promise.resolve()
  },
  getMany: (ids: string[]) =>
    mockFailure ? Promise.reject(mockFailure) : Promise.resolve(ids.map((id) => mockKept.get(id))),
  delMany: (ids: string[]) => {
    ids.forEach((id) => mockKept.delete(id))
    return Promise.resolve()
  },
}))

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', undefined],
  ['a PNG', '\x89PNG\r\n\x1a\n', undefined],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', undefined],
  ['a HEIC of a phone', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  ['a HEIF of several pictures', '\0\0\0\x18ftypmif1\0\0\0\0', 'heic'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a GIF', 'GIF89a', 'type'],
  ['a video', '\0\0\0\x18ftypisom', 'type'],
  ['a page', '<html>', 'type'],
  ['nothing', '', 'broken'],
] as const)('%s is known by its first bytes', (_name, head, problem) => {
  expect(pictureProblem(bytes(head), head.length)).toBe(problem)
})

it('a picture that could fill the memory is refused, one of 20 MB is not', () => {
  expect(pictureProblem(bytes('\xff\xd8\xff'), maxPictureSize + 1)).toBe('size')
  expect(pictureProblem(bytes('\xff\xd8\xff'), 20 * 1024 * 1024)).toBeUndefined()
})

it.each([
  [4000, 3000, 1800, 1350],
  [3000, 4000, 1350, 1800],
  [800, 600, 800, 600],
  [10_000, 2, 1800, 1],
])('%d × %d px becomes %d × %d px', (width, height, expectedWidth, expectedHeight) => {
  expect(fittedSize(width, height, 1800)).toEqual({ width: expectedWidth, height: expectedHeight })
})

describe('making a picture smaller', () => {
  const drawn: { width: number; height: number }[] = []
  const close = jest.fn()
  /** Sizes of the files that the browser makes of the picture, one after the other. */
  let made: number[] = []

  const photo = () => {
    const file = new Blob([bytes('\xff\xd8\xff\xe1Exif GPS 51.5')])
    return Object.assign(file, {
      slice: () => ({ arrayBuffer: () => Promise.resolve(bytes('\xff\xd8\xff\xe1').buffer) }),
    })
  }

  beforeEach(() => {
    drawn.length = 0
    close.mockClear()
    Object.assign(globalThis, {
      createImageBitmap: jest.fn(() => Promise.resolve({ width: 4000, height: 3000, close })),
    })
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ fillRect: jest.fn(), drawImage: jest.fn() } as never)
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done: BlobCallback,
      type,
    ) {
      drawn.push({ width: this.width, height: this.height })
      done(new Blob([new Uint8Array(made.shift() ?? 1)], { type: type ?? '' }))
    })
  })

  it('gives a JPEG that the browser has drawn, so that nothing of the camera is left in it', async () => {
    made = [300_000]
    const small = await shrinkPicture(photo())
    expect({ type: small.type, size: small.size }).toEqual({ type: 'image/jpeg', size: 300_000 })
    expect(drawn).toEqual([{ width: 1800, height: 1350 }])
    expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' })
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('tries again with less until it is a few hundred KB', async () => {
    made = [2_000_000, 900_000, 400_000]
    expect((await shrinkPicture(photo())).size).toBe(400_000)
    expect(drawn.map(({ width }) => width)).toEqual([1800, 1800, 1400])
  })

  it('says when a picture is damaged', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) })
    await expect(shrinkPicture(photo())).rejects.toMatchObject({ problem: 'broken' })
  })
})

describe('keeping pictures', () => {
  beforeEach(() => {
    mockKept.clear()
    mockFailure = undefined
  })

  it('deleted pictures can be restored', async () => {
    const picture = new Blob(['a'])
    await keepPicture('r1', picture)
    const taken = await deletePictures(['r1', 'never there'])
    expect(taken).toEqual([['r1', picture]])
    expect(await picturesOf(['r1'])).toEqual([undefined])
    await restorePictures(taken)
    expect(await picturesOf(['r1'])).toEqual([picture])
  })

  it.each([
    [new DOMException('no space', 'QuotaExceededError'), 'full'],
    [new DOMException('not here', 'InvalidStateError'), 'blocked'],
  ] as const)('%s is told as "%s"', async (error, problem) => {
    mockFailure = error
    const refused = await keepPicture('r1', new Blob(['a'])).catch((reason: unknown) => reason)
    expect(refused).toBeInstanceOf(PictureError)
    expect(refused).toMatchObject({ problem })
    // Reading never fails: the report is shown without them.
    expect(await picturesOf(['r1'])).toEqual([undefined])
  })
})

it('where databases are forbidden, a picture is refused and everything else goes on', async () => {
  mockForbidden = true
  await jest.isolateModulesAsync(async () => {
    const store = await import('./receiptStore')
    await expect(store.keepPicture('r1', new Blob(['a']))).rejects.toMatchObject({ problem: 'blocked' })
    expect(await store.picturesOf(['r1'])).toEqual([undefined])
    expect(await store.deletePictures(['r1'])).toEqual([])
    await expect(store.restorePictures([['r1', new Blob(['a'])]])).resolves.toBeUndefined()
    await expect(store.deleteAllPictures()).resolves.toBeUndefined()
  })
  mockForbidden = false
})
