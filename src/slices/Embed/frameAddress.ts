/**
 * The address to show in a frame: the one in the provider's markup, else the embedded address itself. The
 * markup itself is never used, and only an https address on the host the editor chose is accepted; undefined
 * otherwise.
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
