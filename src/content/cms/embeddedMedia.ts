/**
 * The copies in several widths that the build makes of the embedded repository's pictures, and their names:
 * shared by the build, which makes them (`src/build/media.ts`), and `Picture`, which shows them.
 */

/** Widths in px of the copies. */
export const mediaWidths = [480, 960, 1600] as const

/** Path of the embedded repository's pictures and files on the site. */
export const embeddedMediaPath = '/media/'

const resizable = /\.(png|jpe?g|webp|avif|tiff?)$/i

/** True for a picture the build makes copies of. Drawings (SVG) and animations (GIF) have none. */
export const isResizable = (file: string): boolean => resizable.test(file)

/** Widths in px of the copies of a picture: never wider than itself, its own width included up to the widest. */
export const copyWidths = (width: number): number[] => [
  ...new Set(mediaWidths.map((offered) => Math.min(offered, width))),
]

/** Name of a copy: `team.png` at 480 px → `team.png.480.webp`. Every supported browser reads WebP. */
export const copyName = (file: string, width: number): string => `${file}.${width}.webp`

/** The picture that a name of a copy belongs to; any other name as it is. */
export const originalOf = (file: string): string => {
  const original = file.replace(/\.\d+\.webp$/, '')
  return isResizable(original) ? original : file
}

/** Addresses of the copies of an embedded picture with their widths; none for any other address. */
export function copiesOf(url: string, width: number): { url: string; width: number }[] {
  if (!url.startsWith(embeddedMediaPath) || !isResizable(url) || width <= 0) return []
  return copyWidths(width).map((copyWidth) => ({ url: copyName(url, copyWidth), width: copyWidth }))
}
