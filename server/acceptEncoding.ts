/** The compressions of precompressed files, best first. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const

export type Encoding = (typeof encodings)[number]

/**
 * The encodings a client accepts, in its order of preference and ours where it has none (RFC 9110, section 12.5.3).
 * Empty when it prefers the uncompressed file.
 */
export function acceptedEncodings(header: string | null | undefined): Encoding[] {
  const quality = new Map<string, number>()
  for (const part of (header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    if (name !== '')
      quality.set(name === 'x-gzip' ? 'gzip' : name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const of = (name: string): number => quality.get(name) ?? quality.get('*') ?? 0
  const plain = quality.get('identity') ?? 0
  return encodings
    .filter(({ name }) => of(name) > 0 && of(name) >= plain)
    .sort((a, b) => of(b.name) - of(a.name))
}
