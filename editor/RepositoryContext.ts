import { createContext } from 'react'
import type { DocumentSummary } from '../content-api/editingContract'
import type { Models } from './models'

/** What fields know of the repository, and the language of the document that they are in. */
export type RepositoryOfField = { models: Models; documents: readonly DocumentSummary[]; lang: string }

export const RepositoryContext = createContext<RepositoryOfField>({
  models: { types: new Map(), slices: new Map() },
  documents: [],
  lang: '',
})
