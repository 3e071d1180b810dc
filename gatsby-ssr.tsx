import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { GatsbySSR, PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby'
import { PageFrame } from './src/app/PageFrame'
import { bodyEnd, headElements, type PageFacts } from './src/app/serverHead'
import type { LocalizedDocument, PageContext } from './src/cms/localizedDocument'
import type { SiteData } from './src/cms/siteData'
import { siteDataPath } from './src/cms/siteDataPath'

type PageData = {
  componentChunkName: string
  path: string
  result: {
    data?: { document?: { localized?: LocalizedDocument<{ slices?: { slice_type: string }[] }> } }
    pageContext: PageContext
  }
}
type RenderBody = RenderBodyArgs & {
  loadPageDataSync: (pathname: string) => { result?: PageData['result'] } & PageData
}

const sites = new Map<string, SiteData>()
const facts = new Map<string, PageFacts>()

function siteOf({ locale, siteDigest }: PageContext): SiteData {
  const file = siteDataPath(locale, siteDigest)
  const site = sites.get(file) ?? (JSON.parse(readFileSync(path.join('public', file), 'utf8')) as SiteData)
  sites.set(file, site)
  return site
}

export const wrapPageElement: GatsbySSR<Record<string, unknown>, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => (
  <PageFrame site={siteOf(props.pageContext)} context={props.pageContext}>
    {element}
  </PageFrame>
)

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { pathname, setHeadComponents, loadPageDataSync } = args as RenderBody
  setHeadComponents(headElements())
  const { componentChunkName, path: pagePath, result } = loadPageDataSync(pathname)
  facts.set(pathname, {
    pagePath,
    componentChunkName,
    context: result.pageContext,
    slices: (result.data?.document?.localized?.data.slices ?? []).map((slice) => slice.slice_type),
  })
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) => {
  const page = facts.get(pathname)
  if (!page) return
  facts.delete(pathname)
  replacePostBodyComponents(bodyEnd(getPostBodyComponents(), page))
}
