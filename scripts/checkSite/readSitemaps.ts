import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Parser } from 'htmlparser2'

export type SitemapEntry = {
  /** The file that lists the page. */
  file: string
  address: string
  alternates: { hreflang: string; href: string }[]
}

type Sitemap = { locations: string[]; entries: Omit<SitemapEntry, 'file'>[] }

/** Reads one sitemap or sitemap index. */
function readSitemap(file: string): Sitemap {
  const found: Sitemap = { locations: [], entries: [] }
  let text: string | undefined
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'url') found.entries.push({ address: '', alternates: [] })
        if (name === 'loc') text = ''
        if (name === 'xhtml:link')
          found.entries
            .at(-1)
            ?.alternates.push({ hreflang: attributes['hreflang'] ?? '', href: attributes['href'] ?? '' })
      },
      ontext(chunk) {
        if (text !== undefined) text += chunk
      },
      onclosetag(name) {
        if (name !== 'loc' || text === undefined) return
        const entry = found.entries.at(-1)
        if (entry) entry.address = text
        else found.locations.push(text)
        text = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(readFileSync(file, 'utf8'))
  return found
}

/** Every entry of the sitemaps in the index. Throws when one of the files is missing. */
export function readSitemaps(folder: string): SitemapEntry[] {
  return readSitemap(path.join(folder, 'sitemap.xml')).locations.flatMap((location) => {
    const file = path.basename(new URL(location).pathname)
    return readSitemap(path.join(folder, file)).entries.map((entry) => ({ ...entry, file }))
  })
}
