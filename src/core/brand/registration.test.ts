import { isPartnerRegisterUrl, isRegisterUrl } from './registration'
import { brand } from '.'

it.each(['/register', '/register/', '/register?plan=growth', '/register#top', '/partner/register'])(
  '%s of the web app leads to registration',
  (path) => expect(isRegisterUrl(`${brand.appOrigin}${path}`)).toBe(true),
)

it('only one of them is the registration of partners', () => {
  expect(isPartnerRegisterUrl(`${brand.appOrigin}/partner/register/?pt_ref=acme`)).toBe(true)
  expect(isPartnerRegisterUrl(`${brand.appOrigin}/register?next=/partner/register`)).toBe(false)
})

it('an origin is the same in capital letters', () => {
  expect(isRegisterUrl(`${brand.appOrigin.toUpperCase()}/register`)).toBe(true)
})

it.each([
  `${brand.appOrigin}/`,
  `${brand.appOrigin}/login`,
  `${brand.appOrigin}/registered`,
  `${brand.appOrigin}/register/done`,
  `${brand.appOrigin}.example/register`,
  `${brand.siteOrigin}/register`,
  '/register',
  '#register',
  '',
])('"%s" does not', (href) => expect(isRegisterUrl(href)).toBe(false))
