/**
 * Takes the place of gatsby-react-router-scroll, which brings the code of old browsers: restores how far a page was
 * scrolled when the visitor goes back to it, and scrolls to the place that an address names.
 */
import { Component, type ReactNode } from 'react'

type Place = Pick<Location, 'pathname' | 'hash'> & { key?: string }

type RouterProps = { location: Place }

type ScrollContextProps = RouterProps & {
  /** Gatsby's question to its plugins; an answer that is no place is false. */
  shouldUpdateScroll: (previous: RouterProps | undefined, current: RouterProps) => unknown
  children: ReactNode
}

/** Where the browser refuses sessionStorage. */
const remembered = new Map<string, number>()

/** Of an entry of the history; src/visitor/consent names it in its registry. */
const storageKey = ({ pathname, key }: Place): string => `@@scroll|${pathname}|${key ?? ''}`

function read(place: Place): number {
  const name = storageKey(place)
  try {
    return Number(sessionStorage.getItem(name) ?? 0)
  } catch {
    return remembered.get(name) ?? 0
  }
}

function save(place: Place, position: number): void {
  const name = storageKey(place)
  try {
    sessionStorage.setItem(name, String(position))
  } catch {
    remembered.set(name, position)
  }
}

/** The element that a hash names; null when there is none, or the hash cannot be decoded. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURI(hash.slice(1)))
  } catch {
    return null
  }
}

/** Around the page that is shown. */
export class ScrollContext extends Component<ScrollContextProps> {
  private position = 0
  private isWaiting = false

  private readonly note = (): void => {
    this.position = window.scrollY
    if (this.isWaiting) return
    this.isWaiting = true
    requestAnimationFrame(() => {
      const { location } = this.props
      if (location.key) save(location, this.position)
      this.isWaiting = false
    })
  }

  private scroll(position: number, previous?: RouterProps): void {
    const { location, shouldUpdateScroll } = this.props
    const named = location.hash ? elementOf(location.hash) : undefined
    if (named === null || !shouldUpdateScroll(previous, this.props)) return
    if (named) named.scrollIntoView()
    else window.scrollTo(0, position)
  }

  private stored(): number {
    const { location } = this.props
    return location.key ? read(location) : 0
  }

  override componentDidMount(): void {
    window.addEventListener('scroll', this.note)
    const position = this.stored()
    if (this.props.location.hash || position) this.scroll(position)
  }

  override componentDidUpdate(previous: RouterProps): void {
    this.scroll(this.stored(), previous)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('scroll', this.note)
  }

  override render(): ReactNode {
    return this.props.children
  }
}
