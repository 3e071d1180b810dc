import type { AnchorHTMLAttributes } from 'react'

/** Replaces `gatsby` for components of the workshop: links without navigation, and no data. */
export function Link({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a {...rest} href={`#${to}`}>
      {children}
    </a>
  )
}

export const navigate = (): Promise<void> => Promise.resolve()
export const graphql = (): undefined => undefined
