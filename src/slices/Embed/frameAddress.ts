/**
 * The address to show in a frame: what the provider's markup names, else the embedded address itself. The markup
 * is never used as such, and only an https address on the host the editor chose is taken; undefined otherwise.
 */
export function frameAddress(embedUrl: string, html: unknown): string | undefined {
  const markup = typeof html === 'string' ? html : ''
  const named = /<iframe[^>]*\ssrc="([^"]+)"/i.exec(markup)?.[1]?.replaceAll('&amp;', '&')
  return [named, embedUrl].find((address) => address && isOnHostOf(address, embedUrl))
}

function isOnHostOf(address: string, embedUrl: string): boolean {
  try {
    const { protocol, host } = new URL(address)
    return protocol === 'https:' && host === new URL(embedUrl).host
  } catch {
    return false
  }
}
