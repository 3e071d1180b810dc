import { brand } from '../../core/brand'
import type { AppArea } from '../../core/routing/appAddress'
import { LinkButton } from '../../design/components/LinkButton'

type AppAreaLinkProps = { area: AppArea; label: string | null | undefined }

/**
 * The link of a wildcard page to the same place in the web app. One HTML file serves every address of a wildcard, so in
 * the HTML it leads to the start of the area; the application completes it when it is used (src/browser/links/completedLinks.ts),
 * and a tap before that waits for it. Nothing without a label.
 */
export function AppAreaLink({ area, label }: AppAreaLinkProps) {
  if (!label) return null
  return (
    <LinkButton
      link={{ href: `${brand.appOrigin}/${area}`, text: label }}
      data-app-area={area}
      data-replay="app-area"
      data-used="page"
    />
  )
}
