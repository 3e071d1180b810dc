import path from 'node:path'
import { writeFolder } from '../content/site/writeFolder'
import { bannerFile } from '../visitor/consentBanner/bannerFile'
import { bannerFolder, bannerPath } from '../visitor/consentBanner/bannerPath'
import type { BannerTexts } from '../visitor/consentBanner/texts'

/** Writes the consent banner of each locale to `public/consent/<locale>.js`. Files of other locales are deleted. */
export function writeConsentBanners(
  banners: readonly { urlCode: string; texts: BannerTexts }[],
  publicFolder = 'public',
): void {
  const files = banners.map(({ urlCode, texts }): [string, string] => [
    path.basename(bannerPath(urlCode)),
    bannerFile(texts),
  ])
  writeFolder(path.join(publicFolder, bannerFolder), new Map(files))
}
