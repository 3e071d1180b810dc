import type { AnchorHTMLAttributes } from 'react'

/** What the unit tests get for `gatsby`: a plain anchor, and navigation they can watch. */
export function Link({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

export const navigate = jest.fn(() => Promise.resolve())
export const graphql = (): undefined => undefined
