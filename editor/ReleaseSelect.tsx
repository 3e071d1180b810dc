import { useState } from 'react'
import { draftsLabel } from '../content-api/editingContract'
import { Dialog } from './Dialog'
import { Labelled } from './fields/Labelled'
import { problemsOf } from './useDraft'

type ReleaseSelectProps = {
  releases: readonly string[]
  /** The label of the draft's release. */
  release: string | undefined
  disabled: boolean
  /** Puts the draft into a release; an empty name takes it out. Rejects with a Refusal when that cannot be. */
  onChoose: (release: string) => Promise<void>
}

const newRelease = '+'

/** Which release a draft is published with, and a dialog for a new one. */
export function ReleaseSelect({ releases, release, disabled, onChoose }: ReleaseSelectProps) {
  const [isNaming, setIsNaming] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const choose = async (name: string): Promise<void> => {
    try {
      setProblems([])
      await onChoose(name)
      setIsNaming(false)
    } catch (error) {
      setProblems(problemsOf(error))
    }
  }
  const close = (): void => {
    setIsNaming(false)
    setProblems([])
  }
  const failures = problems.map((problem) => (
    <p key={problem} role="alert">
      {problem}
    </p>
  ))
  return (
    <>
      <label>
        Release{' '}
        <select
          disabled={disabled}
          value={release === undefined || release === draftsLabel ? '' : release}
          onChange={({ currentTarget: { value } }) =>
            value === newRelease ? setIsNaming(true) : void choose(value)
          }
        >
          <option value="">none</option>
          {releases.map((name) => (
            <option key={name}>{name}</option>
          ))}
          <option value={newRelease}>New release …</option>
        </select>
      </label>
      {!isNaming && failures}
      {isNaming && (
        <Dialog title="New release" onClose={close}>
          <p>What is in a release can be previewed and published together.</p>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              const name = new FormData(event.currentTarget).get('name')
              void choose(typeof name === 'string' ? name.trim().replace(/\s+/g, '-') : '')
            }}
          >
            <Labelled label="Name">{(id) => <input id={id} name="name" required />}</Labelled>
            {failures}
            <p className="choices">
              <button type="submit" className="primary">
                Make the release
              </button>
              <button type="button" onClick={close}>
                Cancel
              </button>
            </p>
          </form>
        </Dialog>
      )}
    </>
  )
}
