import type { ReactNode } from 'react'

/** One state of a component for the workshop; each component's folder has an `examples.tsx` that lists them. */
export type Example = {
  /** What the example shows, in a few words. */
  title: string
  element: ReactNode
}
