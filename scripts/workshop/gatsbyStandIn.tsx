import type { AnchorHTMLAttributes } from 'react'

/** What components of the workshop get for `gatsby`: links that lead nowhere, and no data. */
export function Link({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  return (
    <a {...rest} href={`#${to}`}>
      {children}
    </a>
  )
}

export const navigate = (): Promise<void> => Promise.resolve()
export const graphql = (): undefined => undefined
