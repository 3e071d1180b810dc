/**
 * What this visitor has sent a form for: files, recordings and dates, by the path of their page, so that nobody is asked
 * twice. In memory until the page is left; stored only with consent to functionality.
 */
import { isRecord } from '../../../core/values/record'
import { whenAllowed } from '../../../visitor/consent/gate'
import { consent } from '../../../visitor/consent/store'
import { openedResourcesKey } from './storedResources'

/** Addresses by the path of their page; empty for a registration, which gives none. */
type Opened = Readonly<Record<string, string>>

/** More are not kept: the oldest go. */
const limit = 50

let opened: Opened = {}
const listeners = new Set<() => void>()
let isConnected = false

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:$|https?:\/\/|\/(?!\/))/.test(value)

/** What a stored text says; nothing of what it should not say. */
export function parseOpened(text: string | null): Opened {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (!isRecord(value)) return {}
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => isAddress(entry[1])),
    )
  } catch {
    return {}
  }
}

const newest = (value: Opened): Opened => Object.fromEntries(Object.entries(value).slice(-limit))

function readStored(): Opened {
  try {
    return parseOpened(localStorage.getItem(openedResourcesKey))
  } catch {
    // The browser blocks storage.
    return {}
  }
}

function store(): void {
  if (!consent.allows('functionality') || Object.keys(opened).length === 0) return
  try {
    localStorage.setItem(openedResourcesKey, JSON.stringify(newest(opened)))
  } catch {
    // Full or blocked: it stays in memory for this visit.
  }
}

const change = (next: Opened): void => {
  opened = next
  for (const listener of listeners) listener()
}

/** Path without query and last slash. */
const pathOf = (page: string): string => page.replace(/[?#].*$/, '').replace(/\/$/, '')

/** Remembers that a form was accepted on a page, and the address that it gave. */
export function rememberResource(page: string, address = ''): void {
  const path = pathOf(page)
  const { [path]: _before, ...others } = { ...readStored(), ...opened }
  change({ ...others, [path]: isAddress(address) ? address : '' })
  store()
}

/** The address that the form of a page has given, empty for a registration; undefined when it has not been sent. */
export const openedResource = (page: string): string | undefined => opened[pathOf(page)]

/** Calls the listener with every change. Returns a function that ends it. */
export function onOpenedResources(listener: () => void): () => void {
  listeners.add(listener)
  if (!isConnected) {
    isConnected = true
    whenAllowed('functionality', () => {
      change({ ...readStored(), ...opened })
      store()
    })
  }
  return () => listeners.delete(listener)
}
