import { useEffect } from 'react'
import type { LoadedPage } from './loadedPage'

/** What the elements of a page's head are marked with, in the HTML of the server too. */
const mark = 'data-gatsby-head'

const marked = (): Element[] => [...document.querySelectorAll(`[${mark}]`)]

/** Attributes that the page shown has set on the element of the document. */
let setAttributes: string[] = []

/**
 * Puts the elements of a page into the head of the document; those that are there already stay. Of an element `html` it takes
 * the attributes.
 */
function show(rendered: readonly Element[]): void {
  const elements: Element[] = []
  for (const element of rendered) {
    if (element.tagName !== 'HTML') {
      const copy = element.cloneNode(true) as Element
      copy.setAttribute(mark, 'true')
      elements.push(copy)
      continue
    }
    for (const { name, value } of element.attributes) {
      document.documentElement.setAttribute(name, value)
      setAttributes.push(name)
    }
  }
  for (const old of marked()) {
    const same = elements.findIndex((element) => element.isEqualNode(old))
    if (same < 0) old.remove()
    else elements.splice(same, 1)
  }
  document.head.append(...elements)
}

function clear(): void {
  for (const element of marked()) element.remove()
  for (const name of setAttributes) document.documentElement.removeAttribute(name)
  setAttributes = []
}

/**
 * Shows the head of a page as long as the page is shown; takes the place of Gatsby's handler of `Head`. A page that keeps the head
 * of the document has none.
 */
export function usePageHead({ showHead }: LoadedPage, pathname: string): void {
  useEffect(() => {
    const stop = showHead?.(show, pathname)
    return () => {
      stop?.()
      clear()
    }
  }, [showHead, pathname])
}
