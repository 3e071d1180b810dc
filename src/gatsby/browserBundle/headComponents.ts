/** Takes the place of Gatsby's components for heads, of which React 18 needs only the context. */
import { createContext } from 'react'

export const IsHeadRenderContext = createContext(false)

/** With React 18 Gatsby replaces no component. */
export const getValidHeadComponentReplacements = (): ReadonlyMap<string, unknown> => new Map()
