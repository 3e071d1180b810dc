import type { Finding } from './checks'
import type { HtmlPage } from './readPage'

/**
 * Words of the code of previews that stay when it is minified, by the file they are in. Each must be in some script of a
 * build: otherwise it would find nothing any more.
 */
export const previewMarkers: Readonly<Record<string, string>> = {
  'src/browser/preview/PreviewBar.tsx': 'Leave the preview',
  'src/browser/preview/watchPreview.ts':
    'The page shows what it had last and is updated when the server is back.',
  'src/browser/preview/requestedPreview.ts': 'The address has no preview token and document.',
  'src/browser/preview/contract.ts': '/api/preview/',
  'src/browser/preview/PreviewFrame.tsx': 'preview-bar',
  'src/browser/preview/prismicToolbar.ts': 'prismicPreviewEnd',
  'src/browser/preview/blockedToolbar.ts': 'preview-toolbar/v2',
  'node_modules/gatsby-plugin-prismic-previews/dist/lib/resolvePrismicPreview.js':
    'Plugin options could not be found.',
  'node_modules/gatsby-plugin-prismic-previews/dist/usePrismicPreviewStore.js': 'setRepositoryConfigs',
  'node_modules/gatsby-plugin-prismic-previews/dist/gatsby-ssr/onRenderBody.js': 'preconnect-prismic-toolbar',
  'node_modules/gatsby-plugin-prismic-previews/node_modules/@prismicio/client/dist/Client.js':
    'resolvePreviewURL',
  'node_modules/gatsby-plugin-prismic-previews/node_modules/@prismicio/client/dist/getToolbarSrc.js':
    'static.cdn.prismic.io',
}

type CheckedPage = Pick<HtmlPage, 'path' | 'applicationFiles' | 'scripts'>

/**
 * Pages that give their visitors code of previews: in a script that the bootstrap loads, or in their own. `scripts`
 * are all scripts of the build with their code, by address; a marker that none of them has is a finding too.
 */
export function previewCodeFindings(
  pages: Iterable<CheckedPage>,
  scripts: ReadonlyMap<string, string>,
): Finding[] {
  const markers = Object.entries(previewMarkers)
  const found = new Map(
    [...scripts].map(([address, code]) => [
      address,
      markers.flatMap(([file, marker]) => (code.includes(marker) ? [file] : [])),
    ]),
  )
  const present = new Set([...found.values()].flat())
  const finding = (path: string, detail: string): Finding => ({ path, check: 'code of previews', detail })
  const unknown = markers
    .filter(([file]) => !present.has(file))
    .map(([file, marker]) => finding('*', `no script has "${marker}" any more, by which ${file} is known`))
  const given = [...pages].flatMap(({ path, applicationFiles, scripts: own }) => [
    ...applicationFiles.flatMap((address) =>
      (found.get(address) ?? []).map((file) => finding(path, `${address} has code of ${file}`)),
    ),
    ...own.flatMap(({ code }) =>
      markers
        .filter(([, marker]) => code.includes(marker))
        .map(([file]) => finding(path, `an inline script has code of ${file}`)),
    ),
  ])
  return [...unknown, ...given]
}
