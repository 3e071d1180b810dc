import { copiesOf } from '../../../content/cms/embeddedMedia'

/** Widths in px requested from the CMS image service. */
const offeredWidths = [320, 480, 640, 960, 1280, 1600, 2000]

/** Hosts of the CMS image service: their pictures are resized by parameters of the address. */
const imageService = /^https:\/\/[a-z0-9-]+\.(cdn\.prismic\.io|imgix\.net)\//

function serviceSources(url: string, width: number): { url: string; width: number }[] {
  const widths = [...new Set([...offeredWidths.filter((offered) => offered < width), width])]
  return widths.map((wanted) => {
    const address = new URL(url)
    address.searchParams.set('auto', 'format,compress')
    address.searchParams.set('w', String(wanted))
    // The height of a crop applies to the full size; it would crop the smaller widths again.
    address.searchParams.delete('h')
    return { url: address.href, width: wanted }
  })
}

/**
 * The `srcset` of a picture, never larger than the picture itself: from the CMS image service by parameters,
 * for an embedded picture the copies made by the build. Undefined for any other host, which has one width
 * only.
 */
export function responsiveSources(url: string, width: number): string | undefined {
  if (width <= 0) return undefined
  const sources = imageService.test(url) ? serviceSources(url, width) : copiesOf(url, width)
  if (sources.length === 0) return undefined
  // In a srcset a comma ends a candidate, and a space its address.
  return sources
    .map((source) => `${source.url.replace(/ /g, '%20').replace(/,/g, '%2C')} ${source.width}w`)
    .join(', ')
}
