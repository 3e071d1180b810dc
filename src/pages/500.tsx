import { defaultLocale } from '../../locales.config'
import { brand } from '../brand'
import { PageHeader } from '../components/PageHeader'
import { useStrings } from '../site/SiteContext'

/** What a visitor sees when the server failed; in the default locale, since nothing more is known then. */
export default function ServerErrorPage() {
  const { server_error_title, server_error_text } = useStrings()
  return <PageHeader align="centered" title={server_error_title} lead={server_error_text} />
}

export function Head() {
  return (
    <>
      <html lang={defaultLocale().htmlLang} />
      <title>{`Server error | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
