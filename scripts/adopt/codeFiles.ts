import type { BrandFile } from './brandFile'
import type { Identity } from './rename'

/** The values of `src/core/brand/index.ts`, read from its text, so that a copy of the site is read and not this one. */
export function identityIn(brandText: string): Identity {
  const valueOf = (key: string): string => {
    const [, value] = new RegExp(`^  ${key}: '([^']*)'`, 'm').exec(brandText) ?? []
    if (value === undefined) throw new Error(`src/core/brand/index.ts has no "${key}" in single quotes`)
    return value
  }
  const hostOf = (key: string): string => new URL(valueOf(key)).host
  return {
    name: valueOf('name'),
    slug: valueOf('slug'),
    siteHost: hostOf('siteOrigin'),
    appHost: hostOf('appOrigin'),
    blogHost: hostOf('blogOrigin'),
    parentDomain: valueOf('parentDomain'),
    emailDomain: valueOf('contactEmail').split('@')[1] ?? valueOf('parentDomain'),
  }
}

/** `src/core/brand/index.ts` with the new values; each stays in its line. */
export function withBrand(brandText: string, to: Identity, legalName: string): string {
  const values: Record<string, string> = {
    name: to.name,
    slug: to.slug,
    legalName,
    siteOrigin: `https://${to.siteHost}`,
    appOrigin: `https://${to.appHost}`,
    blogOrigin: `https://${to.blogHost}`,
    parentDomain: to.parentDomain,
  }
  const named = Object.entries(values).reduce(
    (text, [key, value]) =>
      text.replace(new RegExp(`^(  ${key}: )'[^']*'`, 'm'), (_, start: string) => `${start}'${value}'`),
    brandText,
  )
  return named.replace(
    /^( {2}\w+Email: '[^@']*@)[^']*'/gm,
    (_, start: string) => `${start}${to.emailDomain}'`,
  )
}

/** The hosts that lead to the site's own: the shared domain, when the site is not there itself. */
export const withAliasHosts = (text: string, { siteHost, parentDomain }: Identity): string =>
  text.replace(/(= \[)[^\]]*\]/, (_, start: string) =>
    siteHost === parentDomain ? `${start}]` : `${start}'${parentDomain}']`,
  )

const blocks = { paper: 'colours', dark: 'darkColours', accent: 'accentColours' } as const

/** `src/design/theme/colours.ts` with the colours of the file; a colour that a tone did not have is added to it. */
export function withColours(text: string, given: BrandFile['colours']): string {
  let result = text
  for (const tone of ['paper', 'dark', 'accent'] as const) {
    const block = new RegExp(`(export const ${blocks[tone]}\\b[^{]*\\{\\n)([^}]*)(\\n\\})`)
    result = result.replace(block, (_, start: string, lines: string, end: string) => {
      const changed = Object.entries(given[tone] ?? {}).reduce((written, [name, value]) => {
        const entry = new RegExp(`^(  '?${name}'?: )'[^']*'`, 'm')
        const key = name.includes('-') ? `'${name}'` : name
        return entry.test(written)
          ? written.replace(entry, (_, before: string) => `${before}'${value}'`)
          : `${written}\n  ${key}: '${value}',`
      }, lines)
      return start + changed + end
    })
  }
  return result
}

/** `locales.config.ts` with the markets that are kept. */
export const withMarkets = (text: string, urlCodes: readonly string[]): string =>
  text.replace(/^ {2}market\('([^']+)',.*\n/gm, (line, urlCode: string) =>
    urlCodes.includes(urlCode) ? line : '',
  )

/** What is left of the pages of code when their market goes: empty lists that the build reads. */
export const withoutCodePages: Readonly<Record<string, string>> = {
  'src/content/us/documents.ts': `import type { CmsDocument } from '../cms/document'

/** The documents of pages of code. */
export const codeDocuments: readonly CmsDocument[] = []
`,
  'src/content/us/counterparts.ts': `/** The documents of the default locale whose pages are the same as a page of code, by its path. */
export const counterparts: Readonly<Record<string, { type: string; uid: string | null }>> = {}
`,
  'src/content/us/names.ts': `/** The names, in breadcrumbs, of pages of code, by their path. */
export const codePageNames: Readonly<Record<string, string>> = {}
`,
}

/** True for a file that goes with the market of the pages of code. */
export const isCodePage = (path: string): boolean =>
  path.startsWith('src/pages/us/') ||
  (path.startsWith('src/content/us/') && !Object.hasOwn(withoutCodePages, path))

/** The example of longer amounts in the workshop without the Danish document, when that goes: the English words. */
export const withoutDanishDocument = (text: string): string =>
  text
    .replace(/^import danish from .*\n/m, '')
    .replace("wordsOf(danish, 'da',", "wordsOf(english, 'en',")
    .replace('The same in Denmark: another currency', 'The same in another currency')
