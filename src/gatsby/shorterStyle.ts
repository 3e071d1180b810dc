import { cloneElement, isValidElement, type ReactNode } from 'react'
import { shorterStyles } from './shorterPage'

type Style = { 'data-styled'?: string; dangerouslySetInnerHTML?: { __html: string } }

/** The style sheet of styled-components in fewer bytes; every other element as it is. */
export function shorterStyle(element: ReactNode, hydrated: ReadonlySet<string>): ReactNode {
  if (!isValidElement<Style>(element) || element.type !== 'style') return element
  const { 'data-styled': mark, dangerouslySetInnerHTML: content } = element.props
  if (mark === undefined || !content) return element
  return cloneElement(element, {
    dangerouslySetInnerHTML: { __html: shorterStyles(content.__html, hydrated) },
  })
}
