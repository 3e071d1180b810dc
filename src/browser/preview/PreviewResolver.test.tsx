/** @jest-environment ./src/browser/vendors/segment/browserWithFetch.fixture.ts */
import { render, waitFor } from '@testing-library/react'
import { navigate } from 'gatsby'
import { gatsbyState } from '../../gatsby/gatsbyState'
import { isPreviewed } from './isPreviewed'
import { PreviewResolver } from './PreviewResolver'
import { PreviewError, type RequestedPreview } from './requestedPreview'

const replace = jest.fn()
const onFailure = jest.fn()
const requests: URL[] = []

/** Each preview has a repository of its own: the plugin has one client for the time of a page. */
const preview: RequestedPreview = {
  repository: 'my-site',
  endpoint: 'https://my-site.prismic.io/api/v2',
  ref: 'https://my-site.prismic.io/previews/abc?websitePreviewId=1',
}
const document = { id: 'x', uid: 'security', type: 'page', lang: 'en-gb', tags: [], data: {} }

beforeEach(() => {
  jest.clearAllMocks()
  requests.length = 0
  // As the module of the bundle does (src/gatsby/browserBundle/gatsby.ts).
  ;(navigate as jest.Mock).mockImplementation((to: string) => gatsbyState.navigate?.(to))
  window.history.replaceState(
    null,
    '',
    `/preview?${new URLSearchParams({ token: preview.ref, documentId: 'x' }).toString()}`,
  )
  globalThis.fetch = (input) => {
    const url = new URL(String(input))
    requests.push(url)
    return Promise.resolve(
      Response.json(
        url.pathname.endsWith('/documents/search')
          ? { results: [document], total_pages: 1, page: 1, total_results_size: 1 }
          : {
              refs: [{ id: 'master', ref: 'master', label: 'Master', isMasterRef: true }],
              languages: [],
              types: {},
            },
      ),
    )
  }
})

const open = () => render(<PreviewResolver preview={preview} onFailure={onFailure} leave={{ replace }} />)

/** jsdom does not tell a page of a rejection that nothing handles. */
const reject = (reason: unknown): boolean =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))

it('the plugin reads the draft from its repository and opens its page in place of this one', async () => {
  const before = gatsbyState.navigate
  const { unmount } = open()
  expect(isPreviewed()).toBe(true)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/en/security'))
  expect(requests.every(({ href }) => href.startsWith(preview.endpoint))).toBe(true)
  expect(requests.at(-1)?.searchParams.get('ref')).toBe(preview.ref)
  expect(requests.at(-1)?.searchParams.get('q')).toContain('"x"')
  expect(onFailure).not.toHaveBeenCalled()
  unmount()
  expect(gatsbyState.navigate).toBe(before)
})

it.each([
  [new PreviewError('The document has no page.'), 'The document has no page.'],
  [new TypeError('Failed to fetch'), 'The draft cannot be read from my-site.prismic.io: Failed to fetch'],
  [
    Object.assign(new Error('Forbidden'), { url: 'https://my-site.prismic.io', response: undefined }),
    'The draft cannot be read from my-site.prismic.io: Forbidden',
  ],
])('of %s the editor is told, and nothing stays', (reason, message) => {
  open()
  expect(reject(reason)).toBe(false)
  expect(onFailure).toHaveBeenCalledWith(message)
  expect(isPreviewed()).toBe(false)
})

it('an error of something else on the page is not about the preview', () => {
  open()
  expect(reject(new Error('The chat has ended.'))).toBe(true)
  expect(onFailure).not.toHaveBeenCalled()
  expect(isPreviewed()).toBe(true)
})
