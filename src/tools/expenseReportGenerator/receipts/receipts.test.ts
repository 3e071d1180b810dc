/** @jest-environment jsdom */
import { PictureError } from './pictureError'
import { fileKind, fittedSize, maxPictureSize } from './pictureFile'
import { receiptPictures } from './receiptPictures'
import { keepPicture, picturesOf, restorePictures, deletePictures } from './receiptStore'

const mockKept = new Map<unknown, unknown>()
let mockFailure: Error | undefined

let mockForbidden = false

const mockPages = { areMissing: false }

jest.mock('./pdfPages', () => {
  if (mockPages.areMissing) throw new Error('not fetched')
  return jest.requireActual<object>('./pdfPages')
})

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

/** What PDF.js finds in the PDF of a test: the sizes of its pages in points, or why it does not read it. */
let mockPdf: { pages: [number, number][] } | { error: string } = { pages: [] }

// PDF.js is an ES module that Jest cannot load; the journey reads a real PDF with it.
jest.mock(
  'unpdf/pdfjs',
  () => ({
    VerbosityLevel: { ERRORS: 0 },
    getDocument: () => {
      const { error, pages = [] } = mockPdf as { error?: string; pages?: [number, number][] }
      const pdf = {
        numPages: pages.length,
        getPage: (number: number) => {
          const [width, height] = pages[number - 1] ?? [1, 1]
          return Promise.resolve({
            getViewport: ({ scale }: { scale: number }) => ({ width: width * scale, height: height * scale }),
            render: () => ({ promise: Promise.resolve() }),
            cleanup: () => undefined,
          })
        },
      }
      return {
        promise: error
          ? Promise.reject(Object.assign(new Error('no'), { name: error }))
          : Promise.resolve(pdf),
        destroy: () => Promise.resolve(),
      }
    },
  }),
  // Only `import` finds it.
  { virtual: true },
)

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'picture'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'picture'],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'picture'],
  ['a GIF', 'GIF89a', 'picture'],
  ['an AVIF', '\0\0\0\x18ftypavif\0\0\0\0', 'avif'],
  ['a HEIC of a phone', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
  ['a HEIF of several pictures', '\0\0\0\x18ftypmif1\0\0\0\0', 'heic'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a video', '\0\0\0\x18ftypisom', 'unknown'],
  ['a page', '<html>', 'unknown'],
  ['nothing', '', 'unknown'],
] as const)('%s is known by its first bytes', (_name, head, kind) => {
  expect(fileKind(bytes(head))).toBe(kind)
})

it.each([
  [4000, 3000, 1800, 1350],
  [3000, 4000, 1350, 1800],
  [800, 600, 800, 600],
  [10_000, 2, 1800, 1],
  // A receipt of a till keeps a width at which it can be read.
  [1000, 6000, 800, 4800],
  [600, 6000, 600, 6000],
  [1000, 90_000, 133, 12_000],
])('%d × %d px becomes %d × %d px', (width, height, expectedWidth, expectedHeight) => {
  expect(fittedSize(width, height, 1800)).toEqual({ width: expectedWidth, height: expectedHeight })
})

describe('making a picture smaller', () => {
  const drawn: { width: number; height: number }[] = []
  const close = jest.fn()
  /** Sizes of the files that the browser makes of the picture, one after the other. */
  let made: number[] = []

  const fileOf = (head: string, size?: number) => {
    const file = new Blob([bytes(head)])
    if (size !== undefined) Object.defineProperty(file, 'size', { value: size })
    return Object.assign(file, {
      arrayBuffer: () => Promise.resolve(bytes(head).buffer),
      slice: () => ({ arrayBuffer: () => Promise.resolve(bytes(head).buffer) }),
    })
  }
  const photo = () => fileOf('\xff\xd8\xff\xe1Exif GPS 51.5')
  const unreadable = () => Promise.reject(new Error('no picture'))

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
    const { pictures, isPdf } = await receiptPictures(photo(), 10)
    expect(pictures.map(({ type, size }) => ({ type, size }))).toEqual([
      { type: 'image/jpeg', size: 300_000 },
    ])
    expect(isPdf).toBe(false)
    expect(drawn).toEqual([{ width: 1800, height: 1350 }])
    expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' })
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('tries again with less until it is a few hundred KB', async () => {
    made = [2_000_000, 900_000, 400_000]
    const { pictures } = await receiptPictures(photo(), 10)
    expect(pictures[0]?.size).toBe(400_000)
    expect(drawn.map(({ width }) => width)).toEqual([1800, 1800, 1400])
  })

  it.each([
    ['a damaged picture', '\xff\xd8\xff\xe1', 'broken'],
    ['a HEIC that this browser cannot read', '\0\0\0\x18ftypheic\0\0\0\0', 'heic'],
    ['an AVIF that this browser cannot read', '\0\0\0\x18ftypavif\0\0\0\0', 'type'],
    ['a video', '\0\0\0\x18ftypisom', 'type'],
    ['an empty file', '', 'broken'],
  ])('says of %s why it is refused', async (_name, head, problem) => {
    Object.assign(globalThis, { createImageBitmap: unreadable })
    await expect(receiptPictures(fileOf(head), 10)).rejects.toMatchObject({ problem })
  })

  it('reads a HEIC where the browser can', async () => {
    const { pictures } = await receiptPictures(fileOf('\0\0\0\x18ftypheic\0\0\0\0'), 10)
    expect(pictures).toHaveLength(1)
  })

  it('refuses a file that could fill the memory, but takes one of 20 MB', async () => {
    const large = (size: number) => receiptPictures(fileOf('\xff\xd8\xff', size), 10)
    await expect(large(maxPictureSize + 1)).rejects.toMatchObject({ problem: 'size' })
    await expect(large(20 * 1024 * 1024)).resolves.toMatchObject({ isPdf: false })
  })

  // Before the first PDF: code that has come is not fetched again.
  it('says of a PDF whose code could not be fetched that its pages cannot be read, not that it is damaged', async () => {
    mockPages.areMissing = true
    await expect(receiptPictures(fileOf('%PDF-1.7'), 3)).rejects.toMatchObject({ problem: 'pdf' })
    mockPages.areMissing = false
  })

  it('makes a picture of each page of a PDF, large enough to be read', async () => {
    mockPdf = {
      pages: [
        [595, 842],
        [842, 595],
        [226, 1400],
      ],
    }
    const { pictures, isPdf } = await receiptPictures(fileOf('%PDF-1.7'), 3)
    expect(isPdf).toBe(true)
    expect(pictures).toHaveLength(3)
    expect(drawn.map(({ width, height }) => [width, height])).toEqual([
      [1272, 1800],
      [1800, 1272],
      [800, 4956],
    ])
  })

  it.each([
    ['that asks for a password', { error: 'PasswordException' }, 'password'],
    ['that is damaged', { error: 'InvalidPDFException' }, 'pdf'],
    [
      'with more pages than there is room for',
      {
        pages: [
          [1, 1],
          [1, 1],
          [1, 1],
        ] as [number, number][],
      },
      'pages',
    ],
  ])('refuses a PDF %s', async (_name, pdf, problem) => {
    mockPdf = pdf
    await expect(receiptPictures(fileOf('%PDF-1.7'), 2)).rejects.toMatchObject({ problem })
    expect(drawn).toEqual([])
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
