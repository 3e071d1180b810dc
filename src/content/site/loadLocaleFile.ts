import { http } from '../../core/http/client'
import type { LocaleFolder } from './localeFile'
import { localeFilePath } from './localeFilePath'

/** The content of a locale's file. Rejects when there is none, or when `isContent` does not know its shape. */
export async function loadLocaleFile<Content>(
  folder: LocaleFolder,
  urlCode: string,
  isContent: (value: unknown) => value is Content,
): Promise<Content> {
  const path = localeFilePath(folder, urlCode)
  const value: unknown = await http.get(path).json()
  // Some hosts respond to every address with a page.
  if (!isContent(value)) throw new Error(`${path} holds something else`)
  return value
}
