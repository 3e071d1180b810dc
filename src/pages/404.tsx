import { defaultLocale } from '../../locales.config'
import { PageHeader } from '../design/components/PageHeader'
import { Section } from '../design/components/Section'
import { LocaleList } from '../design/layout/LocaleList'
import { documentTitle } from '../seo/PageHead'

const title = 'This page does not exist'

/** Not-found page of addresses outside every market; the markets have their own pages. */
export default function NotFoundPage() {
  return (
    <>
      <PageHeader
        align="centered"
        title={title}
        lead="The address may be mistyped, or the page has moved. Choose your country to go on."
      />
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
      <meta name="robots" content="noindex" />
    </>
  )
}
