/** The parts of Gatsby's router that the site uses; the package has no types. */
declare module '@gatsbyjs/reach-router' {
  import type { Context, FunctionComponent, ReactNode } from 'react'

  type HistoryLocation = Location & { key: string }
  type Change = { location: HistoryLocation; action: 'POP' | 'PUSH' }
  type Listener = (change: Change) => void

  export const globalHistory: {
    readonly location: HistoryLocation
    /** Calls the listener after every navigation in the document. Returns a function that stops it. */
    listen: (listener: Listener) => () => void
  }

  /** Renders its children with the current location, again after each change that it is told about. */
  export const Location: FunctionComponent<{
    children: (context: { location: HistoryLocation }) => ReactNode
  }>
  export const BaseContext: Context<{ baseuri: string; basepath: string }>
  export const navigate: (to: string) => Promise<void>
}
