import { writeFileSync } from 'node:fs'
import { environment, type Environment } from '../core/environment'
import { absolute } from '../seo/hreflang'

/** What crawlers may fetch: in production everything but the API and the preview, elsewhere nothing. */
export function robotsText(deployment: Environment['DEPLOY_ENV']): string {
  const rules = deployment === 'production' ? ['Disallow: /api/', 'Disallow: /preview'] : ['Disallow: /']
  return ['User-agent: *', ...rules, '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n')
}

/** Writes `public/robots.txt` for the environment of the build. */
export function writeRobots(): void {
  writeFileSync('public/robots.txt', robotsText(environment().DEPLOY_ENV))
}
