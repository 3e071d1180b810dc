import { story } from './content.fixture'
import { scriptLinkFindings } from './scriptLinks'

const fieldsOf = (data: Record<string, unknown>) =>
  scriptLinkFindings([story(data)]).map(({ field }) => field)

describe('addresses that run a script', () => {
  it('are found in link fields and in running text, however they are spelt', () => {
    expect(
      fieldsOf({
        more: { link_type: 'Web', url: 'javascript:alert(1)' },
        body: [{ spans: [{ type: 'hyperlink', data: { url: ' JaVa\tscript:alert(1)' } }] }],
        redirects: [{ target: 'data:text/html,<script>' }],
      }),
    ).toEqual(['data.more.url', 'data.body.0.spans.0.data.url', 'data.redirects.0.target'])
  })

  it('are not words about JavaScript', () => {
    expect(
      fieldsOf({ title: 'JavaScript is not needed', more: { url: 'https://outlay.example/javascript' } }),
    ).toEqual([])
  })
})
