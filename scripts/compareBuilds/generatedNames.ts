import { isRecord } from '../../src/core/values/record'
/** Text without the digests of a build, and the files that it named by them. */
export type NeutralText = { text: string; references: string[] }

const script = /\/([\w~.-]+)-[0-9a-f]{8,20}\.js\b/g
const siteData = /\/site-data\/([a-z-]+)\.[0-9a-f]+\.json\b/g
const compilationHash = /(data-release="|window\.___webpackCompilationHash=")[0-9a-f]+(?=[ "])/g

/** A chunk map in the order of its keys: webpack's order follows from the paths of the modules. */
export const sortedChunkMap = (json: string): string => {
  const map: unknown = JSON.parse(json)
  return JSON.stringify(isRecord(map) ? Object.fromEntries(Object.entries(map).sort(byKey)) : map)
}
const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

const chunkMapInScript = /(?<=window\.___chunkMapping=)"(?:[^"\\]|\\.)*"/g

/** HTML whose script holds a chunk map, with that map in the order of its keys. */
export const withSortedChunkMap = (html: string): string =>
  html.replace(chunkMapInScript, (literal) => {
    const json: unknown = JSON.parse(literal)
    return typeof json === 'string' ? JSON.stringify(sortedChunkMap(json)) : literal
  })

/**
 * Replaces the digests in the addresses of scripts and site data, numbers of chunks and the compilation hash by `#`.
 * The named files are returned, so that an address without a file can be reported.
 */
export function withoutDigests(text: string): NeutralText {
  const references = new Set<string>()
  const named =
    (stable: (name: string) => string) =>
    (address: string, name: string): string => {
      references.add(address.slice(1))
      return stable(name)
    }
  return {
    text: text
      .replace(
        script,
        named((name) => `/${/^(\d+|[0-9a-f]{40})$/.test(name) ? '#' : name}-#.js`),
      )
      .replace(
        siteData,
        named((locale) => `/site-data/${locale}.#.json`),
      )
      .replace(compilationHash, '$1#'),
    references: [...references],
  }
}

/** A page-data or app-data file without its digests; everything else as it is, the order of keys too. */
export function neutralPageData(json: string): { value: unknown; references: string[] } {
  const data: unknown = JSON.parse(json)
  if (!isRecord(data)) return { value: data, references: [] }
  const references: string[] = []
  const neutral = { ...data }
  if ('webpackCompilationHash' in neutral) neutral['webpackCompilationHash'] = '#'
  if (Array.isArray(neutral['staticQueryHashes'])) {
    neutral['staticQueryHashes'] = neutral['staticQueryHashes'].map(() => '#')
  }
  const { result } = neutral
  if (isRecord(result) && isRecord(result['pageContext'])) {
    const { locale, siteDigest } = result['pageContext']
    if (typeof locale === 'string' && typeof siteDigest === 'string') {
      references.push(`site-data/${locale}.${siteDigest}.json`)
      neutral['result'] = { ...result, pageContext: { ...result['pageContext'], siteDigest: '#' } }
    }
  }
  return { value: neutral, references }
}
