import type { RedirectSources } from './localeFile'
import { localeFilePath } from './localeFilePath'

const loaded = new Map<string, readonly string[]>()

const isRedirectSources = (value: unknown): value is RedirectSources =>
  Array.isArray((value as Partial<RedirectSources> | null)?.sources)

/**
 * Patterns of the addresses of a locale that the server redirects, fetched once. Undefined when they cannot be had: then
 * nobody can tell which links the application may follow.
 */
export async function loadRedirectSources(urlCode: string): Promise<readonly string[] | undefined> {
  const known = loaded.get(urlCode)
  if (known) return known
  try {
    const response = await fetch(localeFilePath('redirect-sources', urlCode))
    const value: unknown = await response.json()
    if (!response.ok || !isRedirectSources(value)) return undefined
    loaded.set(urlCode, value.sources)
    return value.sources
  } catch {
    return undefined
  }
}
