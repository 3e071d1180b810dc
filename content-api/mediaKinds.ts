/** Kinds of files that the media library takes: their endings, and how their content begins. */

export type MediaKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'svg' | OtherKind
type OtherKind = 'pdf' | 'zip' | 'mp4' | 'webm' | 'mp3' | 'ogg' | 'wav' | 'text'
/** What the library does not take, but names. */
type RefusedKind = 'heic' | 'tiff' | 'bmp' | 'html' | 'program'

const endings: Readonly<Record<MediaKind, readonly string[]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  svg: ['svg'],
  pdf: ['pdf'],
  zip: ['zip', 'docx', 'xlsx', 'pptx'],
  mp4: ['mp4', 'm4v', 'm4a', 'mov'],
  webm: ['webm'],
  mp3: ['mp3'],
  ogg: ['ogg', 'oga'],
  wav: ['wav'],
  text: ['txt', 'csv', 'md', 'vtt', 'srt', 'ics'],
}

/** All endings that the library takes. */
export const takenEndings: readonly string[] = Object.values(endings).flat()

const kindOfEnding = new Map(
  (Object.entries(endings) as [MediaKind, readonly string[]][]).flatMap(([kind, names]) =>
    names.map((name) => [name, kind] as const),
  ),
)

/** The names of kinds in a sentence, with their article. */
const names: Readonly<Record<MediaKind | RefusedKind, string>> = {
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  gif: 'a GIF picture',
  webp: 'a WebP picture',
  avif: 'an AVIF picture',
  svg: 'an SVG drawing',
  pdf: 'a PDF',
  zip: 'a ZIP archive or an Office document',
  mp4: 'an MP4 film or sound',
  webm: 'a WebM film',
  mp3: 'an MP3 sound',
  ogg: 'an Ogg sound',
  wav: 'a WAV sound',
  text: 'a text',
  heic: 'a HEIC picture',
  tiff: 'a TIFF picture',
  bmp: 'a BMP picture',
  html: 'a web page',
  program: 'a program',
}

export const nameOfKind = (kind: MediaKind | RefusedKind): string => names[kind]

/** The ending that a name should have for its content. */
export const endingOf = (kind: MediaKind): string => endings[kind][0] ?? kind

export const isTaken = (kind: MediaKind | RefusedKind): kind is MediaKind => kind in endings

/** The ending of a name in lower case, without its dot; empty when it has none. */
export const endingIn = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The kind that a name says; undefined for an ending that the library does not take. */
export const kindOfName = (name: string): MediaKind | undefined => kindOfEnding.get(endingIn(name))

const text = (content: Buffer, from: number, to: number): string => content.toString('latin1', from, to)

/** The kind of a container of the MPEG family, by the brands that it names. */
function kindOfBrands(content: Buffer): MediaKind | RefusedKind {
  const brands = text(content, 8, Math.min(content.readUInt32BE(0), 256))
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'mp4'
}

/** What a file is by its content; undefined when nothing is recognised. A text is what has no zero byte and is UTF-8. */
export function kindOfContent(content: Buffer): MediaKind | RefusedKind | undefined {
  const start = text(content, 0, 16)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WAVE') return 'wav'
  if (start.slice(4, 8) === 'ftyp') return kindOfBrands(content)
  if (start.startsWith('PK\x03\x04')) return 'zip'
  if (start.startsWith('\x1a\x45\xdf\xa3')) return 'webm'
  if (start.startsWith('OggS')) return 'ogg'
  if (start.startsWith('ID3') || /^\xff[\xe2-\xfb]/.test(start)) return 'mp3'
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return 'tiff'
  if (start.startsWith('BM') && content.length > 26 && content.readUInt32LE(6) === 0) return 'bmp'
  if (/^(?:MZ|\x7fELF|#!)/.test(start)) return 'program'
  // A PDF may have some bytes of another program in front.
  if (text(content, 0, 1024).includes('%PDF-')) return 'pdf'
  return kindOfText(content)
}

function kindOfText(content: Buffer): MediaKind | RefusedKind | undefined {
  const beginning = content
    .toString('utf8', 0, 4096)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script)\b/i.test(beginning)) return 'html'
  if (beginning.startsWith('<') && /<(?:\w+:)?svg[\s/>]/.test(beginning)) return 'svg'
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(content)
    return decoded.includes('\0') ? undefined : 'text'
  } catch {
    return undefined
  }
}
