/** The public interface of the embedded content repository. */
export { createContentApi, type ContentApiOptions } from './app'
export type { StoredDocument } from './documents'
export { createEmbeddedFetch } from './fetch'
export {
  loadRepository,
  placeInFile,
  type FileFinding,
  type Repository,
  type RepositoryOptions,
} from './repository'
