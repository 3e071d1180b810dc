import { useSyncExternalStore } from 'react'
import { brand } from '../../brand'
import { LinkButton } from '../../components/LinkButton'
import { Island } from '../../hydration/Island'
import { useLocale } from '../../site/SiteContext'

/** Areas of the web app that a wildcard page of the site leads to, by the first segment of their path. */
export type AppArea = 'bills-status' | 'bills-tracker' | 'invoices-approvals'

/**
 * Address of the web app for an address of the site: `/en/bills-status/7f3?t=1` → `<app>/bills-status/7f3?t=1`.
 * Rest, query and hash are kept as they are; any other address leads to the start of the area.
 */
export function appAddress(area: AppArea, siteAddress: string, urlCode: string): string {
  const start = `${brand.appOrigin}/${area}`
  const prefix = `/${urlCode}/${area}`
  const rest = siteAddress.startsWith(prefix) ? siteAddress.slice(prefix.length) : ''
  return /^[/?#]/.test(rest) ? `${start}${rest}` : start
}

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

const currentAddress = (): string =>
  `${window.location.pathname}${window.location.search}${window.location.hash}`

// One HTML file serves every address of a wildcard, so the address is not known while hydrating.
const addressInHtml = (): string => ''

type AppAreaLinkProps = { area: AppArea; label: string | null | undefined }

/**
 * The link of a wildcard page to the same place in the web app. In the prerendered HTML it leads to the start
 * of the area; after hydration it keeps the rest of the visitor's address. Nothing without a label.
 */
export function AppAreaLink(props: AppAreaLinkProps) {
  if (!props.label) return null
  return (
    <Island name="app-area-link" props={props}>
      <LiveAppAreaLink {...props} />
    </Island>
  )
}

/** The link itself, hydrated on its own. */
export function LiveAppAreaLink({ area, label }: AppAreaLinkProps) {
  const { urlCode } = useLocale()
  const siteAddress = useSyncExternalStore(subscribe, currentAddress, addressInHtml)
  return <LinkButton link={{ href: appAddress(area, siteAddress, urlCode), text: label ?? '' }} />
}
