import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ownStylesAttribute } from './ownStyles'
import type { PageStyles } from './shorterPage'

type Style = { 'data-styled'?: string; dangerouslySetInnerHTML?: { __html: string } }

const isStyle = (element: ReactNode): element is ReactElement<Style> =>
  isValidElement<Style>(element) && element.type === 'style'

/**
 * The elements of a page's head with the two parts of its styles in place of the style sheet of styled-components. The rules of
 * the content come after all others, as on a page that is opened in the application (openedPage).
 */
export function withPageStyles(head: readonly ReactNode[], { shared, own }: PageStyles): ReactNode[] {
  const elements = head.flatMap((element) => {
    if (!isStyle(element) || element.props['data-styled'] === undefined) return [element]
    return shared ? [cloneElement(element, { dangerouslySetInnerHTML: { __html: shared } })] : []
  })
  if (!own) return elements
  const end = elements.findLastIndex(isStyle) + 1
  const style = (
    <style key="own-styles" {...{ [ownStylesAttribute]: '' }} dangerouslySetInnerHTML={{ __html: own }} />
  )
  return [...elements.slice(0, end), style, ...elements.slice(end)]
}
