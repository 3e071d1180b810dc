/** The embedded content repository: its public face. */
export { createContentApi, type ContentApiOptions } from './app'
export type { StoredDocument } from './documents'
export { createEmbeddedFetch } from './fetch'
export { loadRepository, type FileFinding, type Repository, type RepositoryOptions } from './repository'
