/**
 * True while the visitor previews drafts: the content repository has set its cookie and named itself in it. A cookie with
 * anything else is no preview. Never throws: a browser may block cookies.
 */
export function isPreviewed(): boolean {
  try {
    return /(?:^|; )io\.prismic\.preview=[^;]*\.prismic\.io(?:%22|")/.test(document.cookie)
  } catch {
    return false
  }
}
