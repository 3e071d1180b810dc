import { PrismicPreviewProvider, withPrismicPreviewResolver } from 'gatsby-plugin-prismic-previews'
import { onClientEntry } from 'gatsby-plugin-prismic-previews/gatsby-browser'
import { useEffect, useMemo } from 'react'
import { messageOf } from '../../core/values/error'
import { isRecord } from '../../core/values/record'
import { gatsbyState } from '../../gatsby/gatsbyState'
import { forgetPreview, storePreview } from './previewCookie'
import { pathOfDraft, PreviewError, type RequestedPreview } from './requestedPreview'

/** The plugin's resolver, which shows nothing: it starts when it is mounted, and reads the repository in the cookie. */
const Resolver = withPrismicPreviewResolver(() => null)

/** What the client of the plugin rejects with: an answer of the repository that it cannot use, or `fetch` without one. */
const isOfClient = (reason: unknown): boolean =>
  reason instanceof TypeError || (isRecord(reason) && 'url' in reason && 'response' in reason)

type PreviewResolverProps = {
  preview: RequestedPreview
  /** Gets a message for the editor when the repository cannot be read, or the draft has no page. */
  onFailure: (message: string) => void
  leave?: Pick<Location, 'replace'>
}

/**
 * Finds the page of the draft that the address names, by the resolver of gatsby-plugin-prismic-previews, and opens it. The
 * preview is stored in its cookie; after a failure it is not.
 */
export function PreviewResolver({ preview, onFailure, leave = window.location }: PreviewResolverProps) {
  const { repository, endpoint } = preview
  const configs = useMemo(() => [{ repositoryName: repository, linkResolver: pathOfDraft }], [repository])

  // Memoized instead of an effect: the resolver's effect comes before one of this component.
  useMemo(() => {
    storePreview(preview.repository, preview.ref)
    onClientEntry(undefined, { repositoryName: preview.repository, apiEndpoint: preview.endpoint })
  }, [preview])

  useEffect(() => {
    const { navigate } = gatsbyState
    // A full load: the page must start again with the preview's cookie. It takes the place of this one in the history.
    gatsbyState.navigate = (to) => leave.replace(String(to))
    return () => {
      gatsbyState.navigate = navigate
    }
  }, [leave])

  // The resolver handles no failure.
  useEffect(() => {
    const fail = (event: PromiseRejectionEvent): void => {
      const reason: unknown = event.reason
      if (!(reason instanceof PreviewError) && !isOfClient(reason)) return
      event.preventDefault()
      forgetPreview()
      onFailure(
        reason instanceof PreviewError
          ? reason.message
          : `The draft cannot be read from ${new URL(endpoint).host}: ${messageOf(reason)}`,
      )
    }
    window.addEventListener('unhandledrejection', fail)
    return () => window.removeEventListener('unhandledrejection', fail)
  }, [endpoint, onFailure])

  return (
    <PrismicPreviewProvider repositoryConfigs={configs}>
      <Resolver />
    </PrismicPreviewProvider>
  )
}
