import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { prerenderedWithoutCode } from './missingCode'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Those of every part whose module is there, on the server only. */
const loaders = new Set<() => Promise<unknown>>()

/**
 * A part of the page with its own code. Code that `load` of the result has loaded is shown in the first render: a
 * promise, even one that is fulfilled, would show the page without the part first, and React holds back what follows by
 * half a second.
 */
export function lazyPart<Props>(load: Load<Props>): {
  Part: LazyExoticComponent<ComponentType<Props>>
  load: () => Promise<void>
} {
  let loaded: Awaited<ReturnType<Load<Props>>> | undefined
  const loadWhenShown = prerenderedWithoutCode(load)
  const loadNow = async (): Promise<void> => {
    loaded = await load()
  }
  if (typeof window === 'undefined') loaders.add(loadNow)
  return { Part: lazy(() => (loaded ? atOnce(loaded) : loadWhenShown())), load: loadNow }
}

/**
 * Loads every part on the server. A part that comes while a page is rendered is missing in an island, which is rendered
 * at once, and puts the styles of the page into another order.
 */
export async function loadLazyParts(): Promise<void> {
  for (const load of loaders) await load()
}

/** What React takes for a promise, and what calls back before it returns. */
const atOnce = <T>(value: T): Promise<T> =>
  ({ then: (receive: (value: T) => unknown) => receive(value) }) as unknown as Promise<T>
