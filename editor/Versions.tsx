import type { StoredDocument } from '../content-api/documents'
import type { Version } from '../content-api/editingContract'

type VersionsProps = { versions: readonly Version[]; onUse: (document: StoredDocument) => void }

const names = {
  published: 'published until',
  discarded: 'draft, discarded',
  replaced: 'draft, replaced by the text of another editor',
}

/** The versions of a document that are no longer there, each of which can be the draft again. */
export function Versions({ versions, onUse }: VersionsProps) {
  return (
    <details className="tab">
      <summary>Earlier versions ({versions.length})</summary>
      <ul>
        {versions.map(({ replacedAt, was, document }) => (
          <li key={`${replacedAt} ${was}`}>
            {names[was]} {new Date(replacedAt).toLocaleString()}{' '}
            <button type="button" onClick={() => onUse(document)}>
              Use this version as the draft
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
