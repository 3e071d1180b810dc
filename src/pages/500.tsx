import { defaultLocale } from '../../locales.config'
import { brand } from '../brand'
import { PageHeader } from '../components/PageHeader'
import { useStrings } from '../site/SiteContext'

/** The page for a server error; in the default locale, since the visitor's is not known. */
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
