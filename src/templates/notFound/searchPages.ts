import { loadPageIndex } from '../../content/site/loadPageIndex'
import type { IndexedPage } from '../../content/site/pageIndex'
import { pageSearch, wordsOfAddress } from '../../content/site/pageSearch'

/** The pages of a market that words may mean; undefined when the list of its pages cannot be fetched. */
export async function searchPages(
  words: string,
  urlCode: string,
): Promise<readonly IndexedPage[] | undefined> {
  const index = await loadPageIndex(urlCode)
  return index && pageSearch(index)(words)
}

/** What a missing address may mean: for the words that it asks for, else for those of its path where any page fits. */
export async function searchAddress(
  asked: string | null,
  urlCode: string,
): Promise<{ words: string; pages: readonly IndexedPage[] } | undefined> {
  const words = asked ?? wordsOfAddress(window.location.pathname)
  const pages = words ? await searchPages(words, urlCode) : undefined
  return pages && (pages.length > 0 || asked) ? { words, pages } : undefined
}
