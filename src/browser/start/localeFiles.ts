import { loadLocaleFile } from '../../content/site/loadLocaleFile'
import type { LocaleFolder } from '../../content/site/localeFile'

/**
 * The contents of a folder with one file per locale, for what is shown on every page: each is fetched once. Without its file
 * a locale has none, and the next page asks again.
 */
export function localeFiles<Content>(
  folder: LocaleFolder,
  isContent: (value: unknown) => value is Content,
): (urlCode: string) => Promise<Content | undefined> {
  const loaded = new Map<string, Content>()
  return async (urlCode) => {
    try {
      const content = loaded.get(urlCode) ?? (await loadLocaleFile(folder, urlCode, isContent))
      loaded.set(urlCode, content)
      return content
    } catch {
      return undefined
    }
  }
}
