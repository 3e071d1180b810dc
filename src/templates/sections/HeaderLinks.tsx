import type { LinkField } from '@prismicio/client'
import { linkOf } from '../../content/cms/links'
import { LinkButton } from '../../design/components/LinkButton'

type HeaderLinksProps = {
  primary: LinkField | null | undefined
  secondary: LinkField | null | undefined
  /** The surface under which their use is reported. */
  surface: 'page' | 'wallet'
}

/** What a reader can do next, at the top of a page; nothing for empty links. */
export function HeaderLinks({ primary, secondary, surface }: HeaderLinksProps) {
  return (
    <>
      <LinkButton link={linkOf(primary)} data-used={surface} />
      <LinkButton link={linkOf(secondary)} variant="secondary" data-used={surface} />
    </>
  )
}
