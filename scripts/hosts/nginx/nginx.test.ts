import { hostManifest } from '../manifest.fixture'
import { nginxFiles, type NginxOptions } from '.'

const site = (options: Partial<NginxOptions> = {}, manifest = hostManifest()): string =>
  nginxFiles(manifest, {
    root: '/srv/site/public',
    servers: ['127.0.0.1:9000'],
    listen: ['80'],
    names: [],
    ...options,
  }).find(({ path }) => path === 'site.conf')?.text ?? ''

it('requests are spread over all servers', () => {
  expect(site({ servers: ['10.0.0.1:9000', '10.0.0.2:9000'] })).toMatch(
    /upstream outlay_server \{\n {2}server 10\.0\.0\.1:9000;\n {2}server 10\.0\.0\.2:9000;/,
  )
})

it('with a certificate the site has HTTPS, and HTTP leads there', () => {
  const text = site({
    listen: ['443'],
    names: ['www.outlay.example'],
    certificate: { chain: '/etc/chain.pem', key: '/etc/key.pem' },
  })
  expect(text).toContain('listen 443 ssl http2;')
  expect(text).toContain('ssl_certificate "/etc/chain.pem";')
  expect(text).toContain('return 308 https://$host$request_uri;')
  expect(site()).not.toContain('https://$host')
})

it('the types are those of the server, and the version is not told', () => {
  expect(site()).toContain('"application/manifest+json; charset=utf-8" webmanifest;')
  expect(site()).toContain('server_tokens off;')
})

it('texts of the content change nothing of the configuration', () => {
  const redirects = [{ source: '/a', target: '/b?c=$host";}', permanent: true, locale: 'en' as const }]
  expect(site({}, hostManifest({ redirects }))).toContain('"/en/a" "301-/en/b?c=${outlay_dollar}host\\";}";')
})

it('long addresses and many redirects fit into the tables', () => {
  const redirects = Array.from({ length: 3000 }, (_, index) => ({
    source: `/${'long-'.repeat(40)}${index}`,
    target: '/pricing',
    permanent: true,
    locale: 'en' as const,
  }))
  const sizes = (text: string): number[] =>
    ['max', 'bucket'].map((name) => Number(new RegExp(`map_hash_${name}_size (\\d+);`).exec(text)?.[1]))
  const [most = 0, widest = 0] = sizes(site({}, hostManifest({ redirects })))
  expect(most).toBeGreaterThanOrEqual(3000)
  expect(widest).toBeGreaterThanOrEqual(256)
})

it('without a page for errors it says in the status that the server does not respond', () => {
  const manifest = hostManifest()
  const routes = manifest.routes.filter(({ status }) => status !== 500)
  expect(site({}, { ...manifest, routes })).toContain('error_page 502 504 =503 @unreachable;')
})
