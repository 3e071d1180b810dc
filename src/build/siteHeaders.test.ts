import { parseEnvironment } from '../environment'
import { siteHeaders } from './siteHeaders'

const framing = (variables: Record<string, string>): string[] =>
  siteHeaders(parseEnvironment(variables)).flatMap(({ path, headers }) =>
    headers
      .filter(({ key }) => /content-security-policy|x-frame/.test(key))
      .map(({ value }) => `${path} ${value}`),
  )

it('no other site may frame a page', () => {
  expect(framing({})).toEqual(["/* frame-ancestors 'self'"])
})

it("Prismic's editor may frame the pages of its own repository, and of no other", () => {
  expect(framing({ PRISMIC_REPOSITORY: 'my-site' })).toEqual([
    "/* frame-ancestors 'self' https://my-site.prismic.io",
  ])
})

it('a repository behind another address has no editor that is known', () => {
  expect(framing({ PRISMIC_ENDPOINT: 'https://cms.example/api/v2' })).toEqual(["/* frame-ancestors 'self'"])
})
