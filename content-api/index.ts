/** The public interface of the embedded content repository. */
export type { Access } from './access'
export { createContentApi, type ContentApiOptions } from './app'
export { AssetFiles, assetLibraryText, type AssetLibrary, type StoredAsset } from './assetFiles'
export { parseDocument, type StoredDocument } from './documents'
export { ContentFiles } from './contentFiles'
export { createEditing } from './editing'
export { editorPath } from './editingContract'
export { createEmbeddedFetch } from './fetch'
export { modelsOf } from './fieldModels'
export { filledDocument } from './filling'
export { hostRefusal, listeningHost, onlyByHosts, ownHosts } from './hosts'
export { parseJson, type Json, type JsonObject } from './json'
export { fileProblem, knownKindProblem } from './mediaProblem'
export { decoding } from './pictureProblem'
export { isCrossOrigin, isCrossOriginSender, tokenOf } from './requests'
export { readWords } from './wordIndex'
export {
  loadRepository,
  placeInFile,
  storedDocuments,
  type FileFinding,
  type Model,
  type Repository,
  type RepositoryOptions,
} from './repository'
