import path from 'node:path'
import { bannerFile } from '../consentBanner/bannerFile'
import { bannerFolder, bannerPath } from '../consentBanner/bannerPath'
import type { BannerTexts } from '../consentBanner/texts'
import { writeFolder } from '../site/writeFolder'

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
