import { bannerCode } from './bannerCode'
import { bannerHtml, noticeHtml } from './bannerHtml'
import type { BannerTexts } from './texts'

/** The script of a locale's banner and notice: their HTML, and the code that shows them. It can run twice in a page. */
export const bannerFile = (texts: BannerTexts): string =>
  `{const BANNER=${JSON.stringify({ label: texts.label, html: bannerHtml(texts), notice: noticeHtml(texts) })};${bannerCode}}\n`
