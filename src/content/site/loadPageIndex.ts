import { pageIndexPath, parsePageIndex, type PageIndex } from './pageIndex'

const loading = new Map<string, Promise<PageIndex | undefined>>()

async function read(urlCode: string): Promise<PageIndex | undefined> {
  try {
    const response = await fetch(pageIndexPath(urlCode))
    return response.ok ? parsePageIndex(await response.json()) : undefined
  } catch {
    return undefined
  }
}

/** The pages of a locale by name, fetched once; undefined when they cannot be had, and then fetched again the next time. */
export function loadPageIndex(urlCode: string): Promise<PageIndex | undefined> {
  const begun = loading.get(urlCode) ?? read(urlCode)
  loading.set(urlCode, begun)
  void begun.then((index) => {
    if (!index) loading.delete(urlCode)
  })
  return begun
}
