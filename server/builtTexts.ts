import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { defaultLocale, type UrlCode } from '../locales.config'
import type { Log } from '../src/server/log'
import { formsDataPath } from '../src/site/formsData'
import { globalStringKeys, type GlobalStrings } from '../src/site/globalStrings'
import { siteDataPath } from '../src/site/siteData'

const pageDataSchema = z.object({
  result: z.object({ pageContext: z.object({ siteDigest: z.string().min(1) }) }),
})
const siteDataSchema = z.object({ strings: z.record(z.string(), z.string()) })
const formsDataSchema = z.object({ disallowedEmailDomains: z.array(z.string()) })

/**
 * The strings of a locale, from the file of site data the build wrote. Rejects when it is missing or incomplete.
 * The folder has files of earlier builds too, so the locale's root page decides.
 */
export async function builtStrings(publicDir: string, urlCode: UrlCode): Promise<GlobalStrings> {
  const page = await readFile(join(publicDir, 'page-data', urlCode, 'page-data.json'), 'utf8')
  const { siteDigest } = pageDataSchema.parse(JSON.parse(page)).result.pageContext
  const file = siteDataPath(urlCode, siteDigest)
  const text = await readFile(join(publicDir, file), 'utf8')
  const { strings } = siteDataSchema.parse(JSON.parse(text))
  if (!isComplete(strings)) throw new Error(`public${file} lacks strings. Run "npm run build" again.`)
  return strings
}

const isComplete = (strings: Partial<GlobalStrings>): strings is GlobalStrings =>
  globalStringKeys.every((key) => strings[key] !== undefined)

/**
 * The domains whose addresses are no work e-mail, as the build wrote them. Without them every domain counts as a
 * company's; that is logged.
 */
export function builtEmailDomains(publicDir: string, log: Log): ReadonlySet<string> {
  const path = formsDataPath(defaultLocale().urlCode)
  try {
    const text = readFileSync(join(publicDir, path), 'utf8')
    return new Set(formsDataSchema.parse(JSON.parse(text)).disallowedEmailDomains)
  } catch (error) {
    log.error(
      `The work-e-mail rule has no domains to refuse: public${path} cannot be read (${String(error)})`,
    )
    return new Set()
  }
}
