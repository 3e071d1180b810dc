/** The embedded content repository: its public face. */
export { createContentApi, type ContentApiOptions } from './app'
export type { StoredDocument } from './documents'
export type { Fault } from '../faults'
export { createEmbeddedFetch } from './fetch'
export { loadRepository, type Problem, type Repository, type RepositoryOptions } from './repository'
