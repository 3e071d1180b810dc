type Connection = { effectiveType?: string; saveData?: boolean }

/** Crawlers, by the rule of Gatsby's own prefetching. */
const crawlers = /bot|crawler|spider|crawling/i

/**
 * False when nothing should be fetched that the visitor has not requested: on a slow connection, when data is saved, and for
 * crawlers.
 */
export function mayPrefetch(): boolean {
  const { effectiveType = '', saveData = false } = (navigator as { connection?: Connection }).connection ?? {}
  return !saveData && !effectiveType.includes('2g') && !crawlers.test(navigator.userAgent)
}
