/** Names of uploaded files: as people read them in the library, and as files of the folder, which addresses hold. */
import { endingIn } from './mediaKinds'

const maxShownLength = 200
const maxStemLength = 80

/** Letters that are not a letter with a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  å: 'a',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** How the build names the copies that it makes of a picture: `team.png.480.webp` (src/content/cms/embeddedMedia.ts). */
const nameOfCopy = /\.[a-z]+\.\d+\.webp$/

/** Names that Windows keeps for devices, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * The name that an asset is listed with: that of the upload without a path, and without characters that are not seen or turn
 * the direction of a text, by which an ending could be disguised.
 */
export function displayName(filename: string): string {
  const [last = ''] = filename.split(/[/\\]/).slice(-1)
  const name = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (name.length <= maxShownLength) return name || 'file'
  const ending = endingIn(name)
  return `${name.slice(0, maxShownLength - ending.length - 1)}.${ending}`
}

/** The name of its file, in letters that every file system and address has; `number` from 2 on when others are taken. */
export function fileNameOf(displayed: string, number = 1): string {
  const ending = endingIn(displayed).replace(/[^a-z0-9]+/g, '')
  const plain = displayed
    .replace(/\.[^.]*$/, '')
    .replace(/[ßæœøåłđðþı]/gi, (letter) => {
      const other = letters[letter.toLowerCase()] ?? letter
      return letter === letter.toLowerCase() ? other : other.toUpperCase()
    })
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .slice(0, maxStemLength)
    .replace(/^[.-]+|[.-]+$/g, '')
  const stem = plain === '' ? 'file' : reserved.test(plain.split('.')[0] ?? '') ? `file-${plain}` : plain
  const numbered = `${stem}${number === 1 ? '' : `-${number}`}`
  const name = ending === '' ? numbered : `${numbered}.${ending}`
  // The names of copies that the build makes of another picture are its own.
  return nameOfCopy.test(name) ? `${numbered.replaceAll('.', '-')}.${ending}` : name
}
