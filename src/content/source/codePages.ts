import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { CodePage, Counterpart } from '../plan/codePage'
import { counterparts } from '../us/counterparts'
import { codePageNames } from '../us/names'

const declaredCounterparts: Readonly<Record<string, Counterpart>> = counterparts
const declaredNames: Readonly<Record<string, string>> = codePageNames

/** The pages of code in a locale, with what they declare: `src/pages/us/about.tsx` → `/us/about`. */
export function codePagesOf(root: string): CodePage[] {
  const pages = path.join(root, 'src/pages')
  return readdirSync(pages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: locale }) =>
      readdirSync(path.join(pages, locale))
        .filter((file) => /^[^.]+\.tsx$/.test(file))
        .map((file) => file.replace(/\.tsx$/, ''))
        .map((page) => (page === 'index' ? `/${locale}` : `/${locale}/${page}`)),
    )
    .map((route) => {
      const counterpart = declaredCounterparts[route]
      const name = declaredNames[route]
      return { path: route, ...(counterpart ? { counterpart } : {}), ...(name ? { name } : {}) }
    })
}
