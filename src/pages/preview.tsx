import { useEffect, useState, type ReactNode } from 'react'
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
  const [resolver, setResolver] = useState<ReactNode>()
  useEffect(() => {
    let left = false
    const fail = (message: string): void => {
      if (!left) setErrorMessage(message)
    }
    Promise.all([import('../browser/preview/requestedPreview'), import('../browser/preview/PreviewResolver')])
      .then(async ([{ requestedPreview }, { PreviewResolver }]) => {
        const preview = await requestedPreview(window.location)
        if (!left) setResolver(<PreviewResolver preview={preview} onFailure={fail} />)
      })
      .catch((error: unknown) => fail(messageOf(error)))
    return () => {
      left = true
    }
  }, [])
  return (
    <PageHeader align="centered" title={errorMessage ? 'The preview cannot be opened' : 'Preview'}>
      <p role="status">{errorMessage ?? loading}</p>
      {errorMessage ? undefined : resolver}
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
