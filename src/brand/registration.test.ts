import { isRegisterUrl } from './registration'
import { brand } from '.'

it.each(['/register', '/register/', '/register?plan=growth', '/register#top', '/partner/register'])(
  '%s of the web app leads to registration',
  (path) => expect(isRegisterUrl(`${brand.appOrigin}${path}`)).toBe(true),
)

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
