/** Widths in px offered to the browser. */
const offeredWidths = [320, 480, 640, 960, 1280, 1600, 2000]

/** Hosts of the CMS image service: their pictures are resized by parameters of the address. */
const imageService = /^https:\/\/[a-z0-9-]+\.(cdn\.prismic\.io|imgix\.net)\//

/**
 * The `srcset` of a picture on the CMS image service, never larger than the picture itself; undefined for any
 * other host, whose pictures come in one width.
 */
export function responsiveSources(url: string, width: number): string | undefined {
  if (!imageService.test(url) || width <= 0) return undefined
  const widths = [...new Set([...offeredWidths.filter((offered) => offered < width), width])]
  return widths
    .map((wanted) => {
      const address = new URL(url)
      address.searchParams.set('auto', 'format,compress')
      address.searchParams.set('w', String(wanted))
      // The height of a crop belongs to the full size; with it the smaller widths would be cut again.
      address.searchParams.delete('h')
      return `${address.href} ${wanted}w`
    })
    .join(', ')
}
