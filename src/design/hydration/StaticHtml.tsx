import { useState, type ReactNode } from 'react'

type StaticHtmlProps = {
  as: 'div' | 'p'
  /** Names the part, once on a page. */
  name: string
  /** Undefined in an island that is hydrated: its props have no words for this part. */
  children: ReactNode
}

/**
 * A part of an island that stays as the server has written it, so that its words are not in the props of the island once
 * more. React leaves such HTML alone when it hydrates; it is read from the page for an island that React cannot hydrate
 * and renders anew, as on a page that the browser has translated.
 */
export function StaticHtml({ as: Tag, name, children }: StaticHtmlProps) {
  const isHydrated = children === undefined
  const [html] = useState(() =>
    isHydrated ? (document.querySelector(`[data-part="${name}"]`)?.innerHTML ?? '') : '',
  )
  return isHydrated ? (
    <Tag data-part={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <Tag data-part={name}>{children}</Tag>
  )
}
