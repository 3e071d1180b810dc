import { cloneElement, isValidElement, type ReactNode } from 'react'
import { ownStylesAttribute } from './ownStyles'
import type { PageStyles } from './shorterPage'

type Style = { 'data-styled'?: string; dangerouslySetInnerHTML?: { __html: string } }

/** The elements with the two parts of a page's styles in place of the style sheet of styled-components; another element as it is. */
export function shorterStyle(element: ReactNode, { shared, own }: PageStyles): ReactNode[] {
  if (!isValidElement<Style>(element) || element.type !== 'style') return [element]
  if (element.props['data-styled'] === undefined || !element.props.dangerouslySetInnerHTML) return [element]
  return [
    shared && cloneElement(element, { dangerouslySetInnerHTML: { __html: shared } }),
    own && (
      <style key="own-styles" {...{ [ownStylesAttribute]: '' }} dangerouslySetInnerHTML={{ __html: own }} />
    ),
  ]
}
