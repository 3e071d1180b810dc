import type { Content } from '@prismicio/client'
import { renderToString } from 'react-dom/server'
import { testSite } from '../../content/site/site.fixture'
import { SiteProvider } from '../../content/site/SiteContext'
import mocks from './mocks.json'
import Embed from '.'

it('is a link without JavaScript: no frame, and no button without effect', () => {
  const [slice] = mocks as unknown as Content.EmbedSlice[]
  const html = renderToString(
    <SiteProvider site={testSite}>
      <Embed slice={slice!} index={0} />
    </SiteProvider>,
  )
  expect(html).toContain('href="https://video.outlay.example/watch/month-end"')
  expect(html).not.toContain('<button')
  expect(html).not.toContain('<iframe')
})
