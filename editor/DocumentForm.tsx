import { useCallback, useMemo, useState } from 'react'
import { draftsLabel, type EditedRepository, type Published } from '../content-api/editingContract'
import { ConflictRefusal, discardDraft, previewAddress, publish, readRepository, unpublish } from './client'
import { ConfirmedButton } from './ConfirmedButton'
import { ConflictNotice } from './ConflictNotice'
import { FieldsInput } from './fields/FieldInput'
import { Labelled } from './fields/Labelled'
import type { Models } from './models'
import { ReleaseSelect } from './ReleaseSelect'
import { RepositoryContext } from './RepositoryContext'
import { problemsOf, useDraft } from './useDraft'
import { Versions } from './Versions'

type DocumentFormProps = {
  id: string
  repository: EditedRepository
  models: Models
  /** Called when the list of documents may have changed. */
  onChanged: () => void
  onPreview: (address: string) => void
}

/** Thrown when a change is stored and the site does not show it. */
class NotOnSite extends Error {}

/** What to say of a change of what is published. Throws when the site does not show it. */
function outcomeOf(change: string, { site, isOnSite }: Published): string {
  const text = `${change} ${site}`
  if (isOnSite === false) throw new NotOnSite(text)
  return text
}

const savingTexts = {
  saved: 'Stored as a draft',
  waiting: 'Storing …',
  failed: 'Not stored yet: it is tried again with your next change',
  conflict: 'Not stored: there are two texts',
}

/** The form of a document, from its model; what can be done with its draft, and the versions before. */
export function DocumentForm({ id, repository, models, onChanged, onPreview }: DocumentFormProps) {
  const draft = useDraft(id, onChanged)
  const { edited, document, saving, problems, conflict, change, setRelease, store, read, onVersion } = draft
  const [message, setMessage] = useState('')
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [notOnSite, setNotOnSite] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const context = useMemo(
    () => ({ models, documents: repository.documents, lang: document?.lang ?? '' }),
    [models, repository.documents, document?.lang],
  )

  /** Runs an action on what is stored, and tells what became of it. */
  const act = useCallback(
    async (action: () => Promise<string | undefined>): Promise<void> => {
      setIsBusy(true)
      setMessage('')
      setRefusals([])
      setNotOnSite('')
      try {
        if (!(await store())) return
        setMessage((await action()) ?? '')
      } catch (error) {
        if (error instanceof NotOnSite) setNotOnSite(error.message)
        // Both texts of this document are shown.
        else if (error instanceof ConflictRefusal && error.conflicts.some((one) => one.id === id)) return
        else setRefusals(problemsOf(error))
      } finally {
        setIsBusy(false)
        onChanged()
      }
    },
    [id, store, onChanged],
  )

  const versions = (
    <Versions
      id={id}
      // Read again after every change, which may be one of this document, also when another one was published.
      stamp={repository}
      onUse={(earlier) => change(document ? { ...document, uid: earlier.uid, data: earlier.data } : earlier)}
    />
  )
  if (!document)
    return (
      <div className="form">
        <p role="status">
          {problems.join(' ') ||
            (edited
              ? `${message} The document is not published and has no draft.`.trim()
              : 'The document is being read.')}
        </p>
        {versions}
      </div>
    )
  const model = models.types.get(document.type)
  const release = edited?.draft && edited.release !== draftsLabel ? edited.release : undefined
  const isDraft = edited?.draft !== undefined
  const hasUid =
    model &&
    Object.values(model.json).some((fields) => Object.values(fields).some(({ type }) => type === 'UID'))
  return (
    <RepositoryContext.Provider value={context}>
      <div className="form">
        <header className="actions">
          <h2>
            {model?.label ?? document.type} · {document.lang}
          </h2>
          <p role="status">
            {isDraft || saving !== 'saved' ? savingTexts[saving] : 'Published, without a draft'}
            {isDraft && release !== undefined && ` in the release “${release}”`}
          </p>
          <button
            type="button"
            disabled={isBusy || !isDraft}
            onClick={() =>
              void act(async () => {
                onPreview(await previewAddress(id))
                return undefined
              })
            }
          >
            Preview
          </button>
          <button
            type="button"
            className="primary"
            disabled={isBusy || conflict !== undefined || (!isDraft && saving === 'saved')}
            onClick={() =>
              void act(async () => {
                const published = await onVersion((version) => publish([{ id, version }]))
                await read()
                return outcomeOf('Published.', published)
              })
            }
          >
            Publish
          </button>
          <ConfirmedButton
            label="Discard the draft"
            question="Discard the draft?"
            explanation="What is published stays. The draft can be taken up again from the earlier versions."
            disabled={isBusy || !isDraft}
            onConfirm={() =>
              void act(async () => {
                await onVersion((version) => discardDraft(id, version))
                await read()
                return 'The draft is gone.'
              })
            }
          />
          {edited?.published && (
            <ConfirmedButton
              label="Unpublish"
              question="Take the document off the site?"
              explanation="Visitors no longer find it. A draft of it stays, which can be published again."
              disabled={isBusy}
              onConfirm={() =>
                void act(async () => {
                  const published = await onVersion((version) => unpublish(id, version))
                  await read()
                  return outcomeOf('Taken off; a draft of it stays.', published)
                })
              }
            />
          )}
          <ReleaseSelect
            releases={repository.releases}
            release={edited?.release}
            disabled={isBusy}
            onChoose={(name) => setRelease(document, name)}
          />
          {release !== undefined && (
            <button
              type="button"
              disabled={isBusy}
              onClick={() =>
                void act(async () => {
                  const { documents } = await readRepository()
                  const drafts = documents.flatMap(({ id: draftId, draftIn, version = '' }) =>
                    draftIn === release ? [{ id: draftId, version }] : [],
                  )
                  const published = await onVersion((version) =>
                    publish(drafts.map((one) => (one.id === id ? { id, version } : one))),
                  )
                  await read()
                  const count = drafts.length === 1 ? '1 document' : `${drafts.length} documents`
                  return outcomeOf(`Published: ${count} of “${release}”.`, published)
                })
              }
            >
              Publish all of this release
            </button>
          )}
        </header>
        {conflict && (
          <ConflictNotice
            key={conflict.conflict.current.version}
            open={conflict}
            model={model}
            models={models}
            onResolve={(taken) => void draft.resolve(conflict, taken)}
            onGiveUp={draft.giveUp}
          />
        )}
        <div role="status" className="message">
          {message}
        </div>
        {notOnSite && (
          <div role="alert" className="problems">
            {notOnSite}
          </div>
        )}
        {[...problems, ...refusals].length > 0 && (
          <div role="alert" className="problems">
            <p>This has to be corrected first:</p>
            <ul>
              {[...problems, ...refusals].map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        {hasUid && (
          <Labelled label="UID: the last part of the address">
            {(fieldId) => (
              <input
                id={fieldId}
                value={document.uid ?? ''}
                onChange={({ currentTarget }) =>
                  change({
                    ...document,
                    uid: currentTarget.value.toLowerCase().replace(/[^a-z0-9_.~-]+/g, '-') || null,
                  })
                }
              />
            )}
          </Labelled>
        )}
        {Object.entries(model?.json ?? {}).map(([tab, fields], index) => (
          <details key={tab} className="tab" open={index === 0}>
            <summary>{tab}</summary>
            <FieldsInput
              fields={fields}
              values={document.data}
              onChange={(data) => change({ ...document, data: data as typeof document.data })}
            />
          </details>
        ))}
        {versions}
      </div>
    </RepositoryContext.Provider>
  )
}
