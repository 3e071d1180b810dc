import { normalizePath } from './pathPattern'

/** Experiments between whole pages, as the site manifest carries them from the build to the server. */

/** An experiment between whole pages: its name and the path of each bucket's page. */
export type PathTest = {
  name: string
  pages: Readonly<Record<string, string>> & { readonly original: string }
}

/** The cookie that stores the buckets of a visitor: `name:bucket,name:bucket`. */
export const activeTestsCookie = 'active_tests'

/** `name:bucket,name:bucket` as pairs; invalid ones are left out. */
export function readPairs(text: string): Map<string, string> {
  return new Map(
    text.split(',').flatMap((pair) => {
      const [name = '', bucket = '', ...more] = pair.split(':')
      return name && bucket && more.length === 0 ? [[name, bucket] as const] : []
    }),
  )
}

/** The experiment whose visitors all come to this path. */
export const pathTestAt = (tests: readonly PathTest[], path: string): PathTest | undefined =>
  tests.find(({ pages }) => pages.original === normalizePath(path))

/** The path that visitors of this one come from, when it is a variant of an experiment. */
export const originalOf = (tests: readonly PathTest[], path: string): string | undefined =>
  tests.find(({ pages }) => pages.original !== path && Object.values(pages).includes(path))?.pages.original

/** The page of a bucket; undefined when the experiment has no such bucket, or its page is the original. */
export function variantOf({ pages }: PathTest, bucket: string | undefined): string | undefined {
  const page = bucket !== undefined && Object.hasOwn(pages, bucket) ? pages[bucket] : undefined
  return page === pages.original ? undefined : page
}
