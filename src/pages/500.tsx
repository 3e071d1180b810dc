import type { HeadProps } from 'gatsby'
import { defaultLocale, localeOfPath } from '../../locales.config'
import { siteDataInBrowser } from '../content/site/loadSiteData'
import { useStrings } from '../content/site/SiteContext'
import { PageHeader } from '../design/components/PageHeader'
import { documentTitle } from '../seo/PageHead'

/**
 * The page for a server error: as a document in the default locale, since the visitor's is not known; inside the
 * application, at the address of a page whose data the server could not give, in the locale of that address.
 */
export default function ServerErrorPage() {
  const { server_error_title, server_error_text } = useStrings()
  return <PageHeader align="centered" title={server_error_title} lead={server_error_text} />
}

export function Head({ location }: Pick<HeadProps, 'location'>) {
  const { htmlLang } = localeOfPath(location.pathname) ?? defaultLocale()
  // A head has no context, and when the document is rendered no data.
  const title = siteDataInBrowser()?.strings.server_error_title ?? 'Server error'
  return (
    <>
      <html lang={htmlLang} />
      <title>{documentTitle(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
