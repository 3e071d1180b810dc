import { readFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { defaultLocale, type UrlCode } from '../locales.config'
import type { Log } from '../src/server/log'
import { formsDataPath } from '../src/site/formsData'
import { globalStringKeys, type GlobalStrings } from '../src/site/globalStrings'
import { siteDataPath } from '../src/site/siteData'

const siteDataSchema = z.object({ strings: z.record(z.string(), z.string()) })
const formsDataSchema = z.object({ disallowedEmailDomains: z.array(z.string()) })

/** The strings of a locale, from the file of site data the build wrote. Rejects when it is missing or incomplete. */
export async function builtStrings(publicDir: string, urlCode: UrlCode): Promise<GlobalStrings> {
  const folder = join(publicDir, siteDataPath(urlCode), '..')
  // The name contains a digest, and each locale has one file: `de.187456b1f560.json`.
  const isOfLocale = (name: string): boolean => name.startsWith(`${urlCode}.`) && name.endsWith('.json')
  const name = (await readdir(folder)).find(isOfLocale)
  if (!name) throw new Error(`There is no site data of ${urlCode} in ${folder}`)
  const text = await readFile(join(folder, name), 'utf8')
  const { strings } = siteDataSchema.parse(JSON.parse(text))
  if (!isComplete(strings)) throw new Error(`${name} lacks strings. Run "npm run build" again.`)
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
