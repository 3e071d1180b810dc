import type { AnchorHTMLAttributes } from 'react'

/** Mock of `gatsby` for unit tests: a plain anchor, and navigation as a mock function. */
export function Link({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

export const navigate = jest.fn(() => Promise.resolve())
export const graphql = (): undefined => undefined
