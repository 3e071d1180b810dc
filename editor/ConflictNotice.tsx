import { useState } from 'react'
import { isSameValue, valueAt, type ChangedField, type FieldPath } from '../content-api/documentChanges'
import type { StoredDocument } from '../content-api/documents'
import { conflictValue, fieldLabel } from './conflictText'
import { Dialog } from './Dialog'
import type { CustomType, Models } from './models'
import type { OpenConflict } from './useDraft'

type ConflictNoticeProps = {
  open: OpenConflict
  model: CustomType | undefined
  models: Models
  /** Decides: the values of the other text are taken at these places. */
  onResolve: (taken: readonly FieldPath[]) => void
  /** Leaves a deleted document deleted. */
  onGiveUp: () => void
}

type Side = 'mine' | 'theirs'

const contentOf = (document: StoredDocument | undefined) =>
  document && { uid: document.uid, tags: document.tags, data: document.data }

/** Where only one of both has changed a field, its value; undefined where both have, or it is not known. */
function changedBy({ base }: OpenConflict, { path, yours, theirs }: ChangedField): Side | undefined {
  const before = contentOf(base)
  if (!before) return undefined
  const value = valueAt(before, path)
  if (isSameValue(value, theirs)) return 'mine'
  return isSameValue(value, yours) ? 'theirs' : undefined
}

const intros = {
  draft: 'Somebody else, or another tab of yours, has stored another text of this document.',
  published: 'Another text of this document was published since this draft was begun.',
  nothing: 'The document was deleted meanwhile. Your text is still here.',
}

/**
 * Says that a document has two texts, and shows them field by field, to choose from. It can be closed: the text of the form
 * stays where it is, and nothing is stored until it is decided.
 */
export function ConflictNotice({ open, model, models, onResolve, onGiveUp }: ConflictNoticeProps) {
  const { conflict, mine } = open
  const [isShown, setIsShown] = useState(true)
  // The form may have changed since: its present values count.
  const changed = conflict.changed.map((field) => ({
    ...field,
    yours: valueAt(contentOf(mine), field.path) ?? field.yours,
  }))
  const [chosen, setChosen] = useState<ReadonlyMap<FieldPath, Side>>(
    () =>
      new Map(
        conflict.changed.flatMap((field) => {
          const side = changedBy(open, field)
          return side ? [[field.path, side] as const] : []
        }),
      ),
  )
  const choose = (path: FieldPath, side: Side): void => setChosen(new Map(chosen).set(path, side))
  const chooseAll = (side: Side): void => setChosen(new Map(changed.map(({ path }) => [path, side])))
  const isDecided = changed.every(({ path }) => chosen.has(path))
  const close = (): void => setIsShown(false)
  return (
    <>
      <div role="alert" className="problems">
        <p>{intros[conflict.against]} Your text stays in the form; it is stored once you have decided.</p>
        <button type="button" onClick={() => setIsShown(true)}>
          Compare the texts
        </button>
      </div>
      {isShown && (
        <Dialog title="Two texts of one document" onClose={close} isWide>
          <p>{intros[conflict.against]}</p>
          {conflict.against === 'nothing' ? (
            <p className="choices">
              <button type="button" className="primary" onClick={() => onResolve([])}>
                Store my text as a new draft
              </button>
              <button type="button" onClick={() => onGiveUp()}>
                Leave it deleted
              </button>
              <button type="button" onClick={close}>
                Decide later
              </button>
            </p>
          ) : (
            <form
              onSubmit={(event) => {
                event.preventDefault()
                onResolve(changed.flatMap(({ path }) => (chosen.get(path) === 'theirs' ? [path] : [])))
              }}
            >
              <p className="choices">
                <button type="button" onClick={() => chooseAll('mine')}>
                  Choose all of mine
                </button>
                <button type="button" onClick={() => chooseAll('theirs')}>
                  Choose all of theirs
                </button>
              </p>
              {changed.map((field) => {
                const { path, yours, theirs } = field
                const name = path.join('.')
                return (
                  <fieldset key={name} className="conflict">
                    <legend>{fieldLabel(path, mine, model, models)}</legend>
                    {!changedBy(open, field) && open.base && <p>Both of you have changed it.</p>}
                    {(['mine', 'theirs'] as const).map((side) => (
                      <label key={side}>
                        <span>
                          <input
                            type="radio"
                            name={name}
                            required
                            checked={chosen.get(path) === side}
                            onChange={() => choose(path, side)}
                          />
                          {side === 'mine' ? 'My text' : 'Their text'}
                        </span>
                        <span className="text">{conflictValue(side === 'mine' ? yours : theirs)}</span>
                      </label>
                    ))}
                  </fieldset>
                )
              })}
              {!isDecided && <p role="status">Choose one text of each field.</p>}
              <p className="choices">
                <button type="submit" className="primary">
                  Store the chosen texts
                </button>
                <button type="button" onClick={close}>
                  Decide later
                </button>
              </p>
            </form>
          )}
        </Dialog>
      )}
    </>
  )
}
