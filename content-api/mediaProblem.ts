/** Whether a file may be in the media library: by its content, not by what its name says. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { drawingProblem } from './drawingProblem'
import {
  endingIn,
  endingOf,
  isTaken,
  kindOfContent,
  kindOfName,
  nameOfKind,
  takenEndings,
  type MediaKind,
} from './mediaKinds'
import { maxSide, pictureProblem } from './pictureProblem'

/** Largest picture or document of the folder that is read to be checked, in bytes. */
const maxCheckedBytes = 64 * 1024 * 1024

const cutOff = 'is not complete: it was cut off while it was saved or sent. Save it again'

const hints: Partial<Record<string, string>> = {
  heic: 'Browsers do not show it: save it as JPEG.',
  tiff: 'Browsers do not show it: save it as JPEG or PNG.',
  bmp: 'Save it as JPEG or PNG.',
}

/** What is wrong with the content of a file, of the kind that its name says. */
async function contentProblem(content: Buffer, named: MediaKind): Promise<string | undefined> {
  if (named === 'text') return content.includes(0) ? 'is not a text, though its name says so' : undefined
  const kind = kindOfContent(content)
  if (kind === undefined)
    return `is not ${nameOfKind(named)}, though its name says so: its content is damaged or something else`
  if (kind !== named) {
    if (isTaken(kind) && kind !== 'text')
      return `is ${nameOfKind(kind)}, not ${nameOfKind(named)} as its name says: give it the ending .${endingOf(kind)}`
    const hint = hints[kind]
    return `is ${nameOfKind(kind)}, not ${nameOfKind(named)} as its name says${hint ? `. ${hint.replace(/\.$/, '')}` : ''}`
  }
  switch (named) {
    case 'svg':
      return drawingProblem(content, maxSide)
    case 'jpeg':
    case 'png':
    case 'gif':
    case 'webp':
    case 'avif':
      return pictureProblem(content, named)
    case 'pdf':
      return content.subarray(-2048).includes('%%EOF') ? undefined : cutOff
    case 'zip':
      // The directory of an archive is at its end, with a comment of at most 64 KB.
      return content.subarray(-66_000).includes('PK\x05\x06', 0, 'latin1') ? undefined : cutOff
    default:
      return undefined
  }
}

/**
 * Why a file cannot be taken into the library, as a sentence without its subject and its full stop: `is empty (0 bytes)`;
 * undefined for one that can. Pictures are decoded, within limits of pixels, memory and time.
 */
export async function uploadProblem(content: Buffer, name: string): Promise<string | undefined> {
  if (content.length === 0) return 'is empty (0 bytes)'
  const named = kindOfName(name)
  if (named) return contentProblem(content, named)
  const kind = kindOfContent(content)
  const hint = kind === undefined ? undefined : hints[kind]
  if (kind !== undefined && hint) return `is ${nameOfKind(kind)}. ${hint.replace(/\.$/, '')}`
  const ending = endingIn(name)
  return `${ending === '' ? 'has a name without an ending' : `has the ending .${ending}`}; the library takes ${takenEndings.map((one) => `.${one}`).join(', ')}`
}

/**
 * The same of a file that another repository gives, or a folder has already: kinds that the library does not know are let be.
 */
export async function knownKindProblem(content: Buffer, name: string): Promise<string | undefined> {
  const named = kindOfName(name)
  if (!named) return undefined
  return content.length === 0 ? 'is empty (0 bytes)' : contentProblem(content, named)
}

const known = new Map<string, { stamp: string; problem: Promise<string | undefined> }>()

/** The same of a file in the folder of the media, which is read once until it changes. */
export function fileProblem(folder: string, file: string): Promise<string | undefined> {
  const path = join(folder, file)
  const named = kindOfName(file)
  const { size, mtimeMs, ino } = statSync(path)
  if (!named) return Promise.resolve(undefined)
  if (size > maxCheckedBytes)
    return Promise.resolve(isPicture(named) ? `has more than ${maxCheckedBytes / 1024 / 1024} MB` : undefined)
  const stamp = [size, mtimeMs, ino].join(' ')
  const before = known.get(path)
  if (before?.stamp === stamp) return before.problem
  const problem = knownKindProblem(readFileSync(path), file)
  known.set(path, { stamp, problem })
  return problem
}

const isPicture = (kind: MediaKind): boolean => ['jpeg', 'png', 'gif', 'webp', 'avif', 'svg'].includes(kind)
