import { useEffect, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { LoadedPage } from './pageLoader'

/** What the elements of a page's head are marked with, in the HTML of the server too. */
const mark = 'data-gatsby-head'

/** Elements whose attributes are set instead. */
const carriers = { HTML: () => document.documentElement, BODY: () => document.body } as const

const marked = (): Element[] => [...document.querySelectorAll(`[${mark}]`)]

/** Attributes that the page shown has set on `html` and `body`. */
let setAttributes: { element: Element; name: string }[] = []

let place: { element: HTMLElement; root: Root } | undefined

function rootOfHead(): { element: HTMLElement; root: Root } {
  if (!place) {
    const element = document.createElement('div')
    place = { element, root: createRoot(element) }
  }
  return place
}

/** Puts the rendered elements into the head of the document; those that are there already stay. */
function show(rendered: ParentNode): void {
  const elements: Element[] = []
  for (const element of rendered.children) {
    const carrier = carriers[element.tagName as keyof typeof carriers] as (() => Element) | undefined
    if (!carrier) {
      const copy = element.cloneNode(true) as Element
      copy.setAttribute(mark, 'true')
      elements.push(copy)
      continue
    }
    for (const { name, value } of element.attributes) {
      carrier().setAttribute(name, value)
      setAttributes.push({ element: carrier(), name })
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
  for (const { element, name } of setAttributes) element.removeAttribute(name)
  setAttributes = []
}

/** Calls back when its children are rendered. */
function Rendered({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  useEffect(onRendered)
  return children
}

/**
 * Shows the head of a page as long as the page is shown; takes the place of Gatsby's handler of `Head`. A page that keeps the head
 * of the document has none.
 */
export function usePageHead({ head, json, page }: LoadedPage, pathname: string): void {
  const { Head } = head
  useEffect(() => {
    if (Head !== undefined) {
      if (typeof Head !== 'function')
        throw new Error(`Expected "Head" export to be a function got "${typeof Head}".`)
      const { element, root } = rootOfHead()
      const { data = {}, pageContext } = json
      root.render(
        <Rendered onRendered={() => show(element)}>
          <Head location={{ pathname }} params={{}} data={data} pageContext={pageContext} />
        </Rendered>,
      )
    }
    return clear
  }, [Head, json, page, pathname])
}
