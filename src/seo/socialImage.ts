import { brand } from '../core/brand'

/** The version of the drawing (src/build/socialImages): part of the name of every image. */
export const socialImageVersion = 1

/** Folder of the images within `public`. */
export const socialImageFolder = '/social'

export const socialImageSize = { width: 1200, height: 630 } as const

/** A picture that social networks show beside a link. `url` may be a path of the site. */
export type SocialImage = { url: string; alt: string; width: number; height: number }

/** 64 bits of a text as 16 hexadecimal digits: the cyrb53 mix of MurmurHash3's steps, without its last cut. */
function digest(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  const mixed = (one: number, other: number): string =>
    ((Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)) >>> 0)
      .toString(16)
      .padStart(8, '0')
  return mixed(high, low) + mixed(low, high)
}

/** The title without the brand's name at its end, which the picture shows separately. */
export const withoutBrand = (title: string): string =>
  title.replace(new RegExp(`\\s*[|–—·-]\\s*${brand.name}$`), '')

/**
 * The picture the build makes for a title. Its name is a digest of title and version, so the head needs no
 * lookup, equal titles share a picture, and an edited title results in one new picture.
 */
export function socialImageOf(title: string): SocialImage {
  const alt = withoutBrand(title)
  return {
    url: `${socialImageFolder}/${digest(`${socialImageVersion} ${alt}`)}.png`,
    alt,
    ...socialImageSize,
  }
}
