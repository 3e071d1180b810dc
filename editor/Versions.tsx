import { useState } from 'react'
import type { StoredDocument } from '../content-api/documents'
import { readVersion } from './client'
import { problemsOf } from './useDraft'
import { useVersions } from './useVersions'

type VersionsProps = {
  id: string
  /** The list is read again with every new value. */
  stamp: unknown
  onUse: (document: StoredDocument) => void
}

const names = {
  published: 'published until',
  discarded: 'draft, discarded',
  replaced: 'draft, replaced by the text of another editor',
}

/** The versions of a document that are no longer there, each of which can be the draft again. Nothing where there are none. */
export function Versions({ id, stamp, onUse }: VersionsProps) {
  const versions = useVersions(id, stamp)
  const [problems, setProblems] = useState<readonly string[]>([])
  const use = (name: string): void => {
    setProblems([])
    readVersion(id, name).then(onUse, (error: unknown) => setProblems(problemsOf(error)))
  }
  if (versions.length === 0) return null
  return (
    <details className="tab">
      <summary>Earlier versions ({versions.length})</summary>
      <ul>
        {versions.map(({ name, replacedAt, was }) => (
          <li key={name}>
            {names[was]} {new Date(replacedAt).toLocaleString()}{' '}
            <button type="button" onClick={() => use(name)}>
              Use this version as the draft
            </button>
          </li>
        ))}
      </ul>
      {problems.map((problem) => (
        <p key={problem} role="alert">
          {problem}
        </p>
      ))}
    </details>
  )
}
