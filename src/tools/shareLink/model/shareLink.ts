import { strFromU8, strToU8, unzlibSync, zlibSync } from 'fflate'
import { hasShared, sharePrefix } from './sharePrefix'

/** The longest link that mail programs and chats leave as it is, in characters. */
export const maxShareLength = 8000

/** No link that we make holds more, so that a link that somebody has made up cannot fill the memory. In bytes. */
const maxContent = 200_000

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )

/** The checksum at the end of zlib data (RFC 1950), which fflate writes but does not check. */
function checksumOf(content: Uint8Array): number {
  let a = 1
  let b = 0
  for (const byte of content) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return b * 65536 + a
}

/** The content of zlib data. Throws when it was cut or changed. */
function unpacked(data: Uint8Array): Uint8Array {
  const content = unzlibSync(data)
  const { buffer, byteOffset, length } = data
  if (new DataView(buffer, byteOffset, length).getUint32(length - 4) !== checksumOf(content))
    throw new Error('The checksum does not fit')
  return content
}

/** The hash of a link that shows this work; undefined when the link would be too long. `work` has to be JSON. */
export function shareHash(work: object): string | undefined {
  const bytes = zlibSync(strToU8(JSON.stringify(work)), { level: 9 })
  if (bytes.length > maxShareLength) return undefined
  const hash = sharePrefix + toBase64Url(bytes)
  return hash.length <= maxShareLength ? hash : undefined
}

/** What a link shares: nothing, work as its tool has to check it, or something that cannot be read. */
export type Shared = { kind: 'none' } | { kind: 'broken' } | { kind: 'work'; value: unknown }

/** Reads the hash of an address. A link that was cut or changed is `broken`: its checksum no longer fits. */
export function readShareHash(hash: string): Shared {
  if (!hasShared(hash)) return { kind: 'none' }
  try {
    if (hash.length > maxShareLength) return { kind: 'broken' }
    const bytes = unpacked(fromBase64Url(hash.slice(sharePrefix.length)))
    if (bytes.length > maxContent) return { kind: 'broken' }
    const value: unknown = JSON.parse(strFromU8(bytes))
    return { kind: 'work', value }
  } catch {
    return { kind: 'broken' }
  }
}
