import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Paths of the pages of code in a locale: `src/pages/us/about.tsx` → `/us/about`. */
export function codeRoutesOf(root: string): string[] {
  const pages = path.join(root, 'src/pages')
  return readdirSync(pages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: locale }) =>
      readdirSync(path.join(pages, locale))
        .filter((file) => /^[^.]+\.tsx$/.test(file))
        .map((file) => file.replace(/\.tsx$/, ''))
        .map((page) => (page === 'index' ? `/${locale}` : `/${locale}/${page}`)),
    )
}
