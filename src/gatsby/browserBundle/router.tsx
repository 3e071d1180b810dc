/**
 * Takes the place of @gatsbyjs/reach-router, of which Gatsby uses a small part: one page at a time, the entries of the
 * history, and the focus after a navigation. Without its links, redirects, memory history and error boundary it is a third of
 * the size. router.test.tsx compares it with the package.
 */
import { cloneElement, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { pathOf } from '../gatsbyLoader'

/** An address with the state of its entry in the history. */
export type Place = Pick<
  Location,
  'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'protocol' | 'host' | 'hostname' | 'port'
> & { state: unknown; key: string }
type Change = { location: Place; action: 'POP' | 'PUSH' }
type Listener = (change: Change) => void
type NavigateOptions = { state?: object | null; replace?: boolean }

/** The current address as Gatsby knows it: with its path encoded in one way. */
function currentPlace(): Place {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location
  const state: unknown = window.history.state
  return {
    pathname: pathOf(pathname),
    search,
    hash,
    href,
    origin,
    protocol,
    host,
    hostname,
    port,
    state,
    key: (state as { key?: string } | null)?.key || 'initial',
  }
}

let place = currentPlace()
let isInTransition = false
let endTransition = (): void => undefined
let listeners: Listener[] = []

export const globalHistory = {
  get location(): Place {
    return place
  },
  /** Calls the listener after every change of the address. Returns a function that stops it. */
  listen(listener: Listener): () => void {
    listeners.push(listener)
    const onPop = (): void => {
      place = currentPlace()
      listener({ location: place, action: 'POP' })
    }
    window.addEventListener('popstate', onPop)
    return () => {
      window.removeEventListener('popstate', onPop)
      listeners = listeners.filter((one) => one !== listener)
    }
  },
  /** Goes so many entries on, or to an address. Resolves when its page is shown. */
  navigate(to: string | number, { state, replace = false }: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') window.history.go(to)
    else {
      const entry = { ...state, key: `${Date.now()}` }
      try {
        if (isInTransition || replace) window.history.replaceState(entry, '', to)
        else window.history.pushState(entry, '', to)
      } catch {
        // Safari allows a hundred entries in half a minute.
        window.location[replace ? 'replace' : 'assign'](to)
      }
    }
    place = currentPlace()
    isInTransition = true
    const shown = new Promise<void>((resolve) => (endTransition = resolve))
    for (const listener of listeners) listener({ location: place, action: 'PUSH' })
    return shown
  },
}

export const { navigate } = globalHistory

/** Renders its children with the current address, again after each change. */
export function Location({ children }: { children: (context: { location: Place }) => ReactNode }) {
  const [context, setContext] = useState({ location: place })
  useEffect(() => {
    isInTransition = false
    endTransition()
  }, [context.location])
  useEffect(() => {
    let isMounted = true
    const stop = globalHistory.listen(({ location }) => {
      void Promise.resolve().then(() =>
        requestAnimationFrame(() => {
          if (isMounted) setContext({ location })
        }),
      )
    })
    return () => {
      isMounted = false
      stop()
    }
  }, [])
  return <>{children(context)}</>
}

export const segmentsOf = (path: string): string[] => path.replace(/^\/+|\/+$/g, '').split('/')

/** The part of an address that a path stands for, which may end with `*` for any rest; undefined for another address. */
export function matchOf(path: string, pathname: string): string | undefined {
  const wanted = segmentsOf(path)
  const given = segmentsOf(pathname)
  const rest = wanted.at(-1) === '*' ? wanted.length - 1 : Infinity
  if (rest === Infinity ? wanted.length !== given.length : given.length < rest) return undefined
  if (wanted.slice(0, rest).some((segment, index) => segment !== given[index])) return undefined
  return `/${given.slice(0, rest).join('/')}`
}

type RouterProps = {
  /** Of the element around the page. */
  id: string
  location: Place
  /** The page; its path decides whether it is shown. */
  children: ReactElement<{ path: string; uri?: string; location?: Place }>
}

/** Shows the page when the address is its own, in an element that gets the focus after a navigation. */
export function Router({ id, location, children }: RouterProps) {
  const uri = matchOf(children.props.path, location.pathname)
  if (uri === undefined) return null
  return (
    <FocusHandler id={id} uri={uri} location={location}>
      {cloneElement(children, { uri, location })}
    </FocusHandler>
  )
}

type FocusHandlerProps = { id: string; uri: string; location: Place; children: ReactNode }

function FocusHandler({ id, uri, location, children }: FocusHandlerProps) {
  const element = useRef<HTMLDivElement>(null)
  const previous = useRef({ uri, pathname: location.pathname })
  useEffect(() => {
    const { pathname } = location
    const { current } = previous
    const isOther = uri !== current.uri || (pathname !== current.pathname && pathname === uri)
    previous.current = { uri, pathname }
    if (isOther) element.current?.focus()
  }, [uri, location])
  return (
    <div id={id} style={{ outline: 'none' }} tabIndex={-1} ref={element}>
      {children}
    </div>
  )
}
