import { defaultLocale } from '../../locales.config'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { LocaleList } from '../design/layout/LocaleList'
import { documentTitle } from '../seo/PageHead'

const title = 'Choose your country and language'

/**
 * The choice of a market. The site's server redirects a visitor of `/` to the best one, so only hosts without
 * redirects show this page.
 */
export default function MarketChoicePage() {
  return (
    <>
      <PageHeader align="centered" title={title} />
      <Section tone="tint">
        <LocaleList />
      </Section>
    </>
  )
}

export function Head() {
  return (
    <>
      <html lang={defaultLocale().htmlLang} />
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex, follow" />
    </>
  )
}
