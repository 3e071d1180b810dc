/** What the server needs of the built site for its forms: the same texts, rules and values that the pages have. */
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { defaultLocale, locales, type UrlCode } from '../../locales.config'
import {
  formPagesFile,
  type AddedValues,
  type FormPageRules,
  type FormPages,
} from '../content/site/formPages'
import { formsDataPath } from '../content/site/formsData'
import { globalStringKeys, type GlobalStrings } from '../content/site/globalStrings'
import { siteDataPath } from '../content/site/siteData'
import { messageOf } from '../core/values/error'
import { readJson } from '../core/values/readJson'
import { isRecord } from '../core/values/record'
import type { LeadFormId } from '../leads/model/contract'
import { titleIn } from './pageTitle'

export type BuiltForms = {
  /** The strings of a locale. */
  strings: (locale: UrlCode) => GlobalStrings
  /** Domains whose addresses are no work e-mail. */
  disallowedEmailDomains: ReadonlySet<string>
  /** What the document of a page adds to the leads of a form; nothing for most pages. */
  addedBy: (path: string, form: LeadFormId) => AddedValues
  /** What the visitor gets for a form of a page, and until when it may be sent. */
  rulesOf: (path: string, form: LeadFormId) => FormPageRules
  /** The title of a page; undefined for an address without its own page. */
  titleOf: (path: string) => Promise<string | undefined>
}

/** A file of the build is missing or has another shape. Its message names the file and the command. */
export class BuiltFilesError extends Error {
  override readonly name = 'BuiltFilesError'
  constructor(file: string, cause: unknown) {
    super(`${file} cannot be used (${reasonOf(cause)}). Run "npm run build" first.`, { cause })
  }
}

const reasonOf = (cause: unknown): string => {
  if (cause instanceof z.ZodError) return z.prettifyError(cause)
  return messageOf(cause)
}

const stringsSchema = z.custom<GlobalStrings>(
  (value) => isRecord(value) && globalStringKeys.every((key) => typeof value[key] === 'string'),
  { error: 'lacks strings' },
)

const pageDataSchema = z.object({
  result: z.object({ pageContext: z.object({ siteDigest: z.string().min(1) }) }),
})
const siteDataSchema = z.object({ strings: stringsSchema })
const formsDataSchema = z.object({ disallowedEmailDomains: z.array(z.string()) })
const formPagesSchema: z.ZodType<FormPages> = z.record(
  z.string(),
  z.record(
    z.string(),
    z.strictObject({
      pdf_url: z.url().optional(),
      event_name: z.string().optional(),
      partner_segment: z.string().optional(),
      rules: z
        .strictObject({
          access: z.string().optional(),
          opensAccess: z.boolean().optional(),
          endsAt: z.iso.datetime().optional(),
        })
        .optional(),
    }),
  ),
)

/**
 * Reads the built files once, in the folder of the project. Throws a BuiltFilesError when one is missing: without them
 * the server would record consents and rules that no page showed.
 */
export function readBuiltForms(projectDir: string): BuiltForms {
  const publicDir = join(projectDir, 'public')
  const strings = new Map(locales.map(({ urlCode }) => [urlCode, stringsIn(projectDir, urlCode)]))
  const formsData = join('public', formsDataPath(defaultLocale().urlCode))
  const { disallowedEmailDomains } = read(projectDir, formsData, formsDataSchema)
  const pages = new Map(Object.entries(read(projectDir, formPagesFile, formPagesSchema)))
  const additionOf = (path: string, form: LeadFormId) =>
    new Map(Object.entries(pages.get(path.replace(/\/$/, '')) ?? {})).get(form) ?? {}
  return {
    strings: (locale) => {
      const found = strings.get(locale)
      if (!found) throw new Error(`There are no strings of ${locale}`)
      return found
    },
    disallowedEmailDomains: new Set(disallowedEmailDomains),
    addedBy(path, form) {
      const { rules: _rules, ...values } = additionOf(path, form)
      return values
    },
    rulesOf: (path, form) => additionOf(path, form).rules ?? {},
    titleOf: pageTitles(publicDir),
  }
}

function read<Content>(projectDir: string, file: string, schema: z.ZodType<Content>): Content {
  try {
    return schema.parse(readJson(join(projectDir, file)))
  } catch (cause) {
    throw new BuiltFilesError(file, cause)
  }
}

/**
 * The folder has files of earlier builds too, so the locale's root page names its own. In development no page does, and
 * the name has no digest.
 */
function stringsIn(projectDir: string, urlCode: UrlCode): GlobalStrings {
  const page = `public/page-data/${urlCode}/page-data.json`
  const isBuilt = existsSync(join(projectDir, page))
  const { siteDigest } = isBuilt ? read(projectDir, page, pageDataSchema).result.pageContext : {}
  return read(projectDir, `public${siteDataPath(urlCode, siteDigest)}`, siteDataSchema).strings
}

/** The part of a page that is read for its title, in bytes: the styles of the page may come before it. */
const headBytes = 256 * 1024

/** Titles of built pages, each read once. */
function pageTitles(publicDir: string): BuiltForms['titleOf'] {
  const known = new Map<string, string>()
  return async (path) => {
    const segments = segmentsOf(path)
    if (!segments) return undefined
    const key = segments.join('/')
    const title = known.get(key) ?? titleIn(await beginningOf(join(publicDir, key, 'index.html')))
    if (title !== undefined) known.set(key, title)
    return title
  }
}

/** The folders of a path, or undefined for one that could lead out of the site's folder. */
function segmentsOf(path: string): string[] | undefined {
  const segments = path.split('/').filter(Boolean)
  return segments.every((segment) => /^[\w-][\w.-]*$/.test(segment)) ? segments : undefined
}

async function beginningOf(file: string): Promise<string> {
  try {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
      return buffer.toString('utf8', 0, bytesRead)
    } finally {
      await handle.close()
    }
  } catch {
    return ''
  }
}
