import { useEffect, useState } from 'react'
import { defaultLocale } from '../../locales.config'
import { brand } from '../core/brand'
import { messageOf } from '../core/values/error'
import { PageHeader } from '../design/components/PageHeader'
import { useBrowserCode } from '../design/hydration/browserCode'

const loading = 'The draft is being opened. This takes a moment.'

/**
 * The page to which the content repository sends an editor with a preview: finds the page of the draft and
 * opens it. The code for that is loaded only here.
 */
export default function PreviewPage() {
  useBrowserCode()
  const [errorMessage, setErrorMessage] = useState<string>()
  useEffect(() => {
    let left = false
    Promise.all([import('../browser/preview/openPreview'), import('../browser/preview/previewCookie')])
      .then(async ([{ openPreview }, { storePreview }]) => {
        const { repository, ref, path } = await openPreview(window.location)
        if (left) return
        storePreview(repository, ref)
        // A full load: the page must start again with the preview's cookie.
        window.location.replace(path)
      })
      .catch((error: unknown) => {
        if (!left) setErrorMessage(messageOf(error))
      })
    return () => {
      left = true
    }
  }, [])
  return (
    <PageHeader align="centered" title={errorMessage ? 'The preview cannot be opened' : 'Preview'}>
      <p role="status">{errorMessage ?? loading}</p>
      <noscript>Previews need JavaScript.</noscript>
    </PageHeader>
  )
}

export function Head() {
  return (
    <>
      <html lang={defaultLocale().htmlLang} />
      <title>{`Preview | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
