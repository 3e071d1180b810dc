import { useCallback, useMemo, useState } from 'react'
import type { EditedRepository } from '../content-api/editingContract'
import { discardDraft, previewAddress, publish, unpublish } from './client'
import { FieldsInput } from './fields/FieldInput'
import { Labelled } from './fields/Labelled'
import type { Models } from './models'
import { RepositoryContext } from './RepositoryContext'
import { problemsOf, useDraft } from './useDraft'

type DocumentFormProps = {
  id: string
  repository: EditedRepository
  models: Models
  /** Called when the list of documents may have changed. */
  onChanged: () => void
  onPreview: (address: string) => void
}

const savingTexts = {
  saved: 'Stored as a draft',
  waiting: 'Storing …',
  failed: 'Not stored yet: it is tried again with your next change',
}

const timeOf = (moment: string): string => new Date(moment).toLocaleString()

/** The form of a document, from its model; what can be done with its draft, and the versions before. */
export function DocumentForm({ id, repository, models, onChanged, onPreview }: DocumentFormProps) {
  const { edited, document, saving, problems, change, store, read } = useDraft(id, onChanged)
  const [message, setMessage] = useState('')
  const [refusals, setRefusals] = useState<readonly string[]>([])
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
      try {
        if (!(await store())) return
        setMessage((await action()) ?? '')
      } catch (error) {
        setRefusals(problemsOf(error))
      } finally {
        setIsBusy(false)
        onChanged()
      }
    },
    [store, onChanged],
  )

  if (!document) return <p role="status">{problems.join(' ') || 'The document is being read.'}</p>
  const model = models.types.get(document.type)
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
            disabled={isBusy || (!isDraft && saving === 'saved')}
            onClick={() =>
              void act(async () => {
                const { site } = await publish([id])
                await read()
                return `Published. ${site}`
              })
            }
          >
            Publish
          </button>
          <button
            type="button"
            disabled={isBusy || !isDraft}
            onClick={() =>
              void act(async () => {
                await discardDraft(id)
                await read()
                return 'The draft is gone.'
              })
            }
          >
            Discard the draft
          </button>
          {edited?.published && (
            <button
              type="button"
              disabled={isBusy}
              onClick={() =>
                void act(async () => {
                  const { site } = await unpublish(id)
                  await read()
                  return `Taken off the site; a draft of it stays. ${site}`
                })
              }
            >
              Unpublish
            </button>
          )}
        </header>
        <div role="status" className="message">
          {message}
        </div>
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
        {edited && edited.history.length > 0 && (
          <details className="tab">
            <summary>Published before ({edited.history.length})</summary>
            <ul>
              {edited.history.map(({ replacedAt, document: earlier }) => (
                <li key={replacedAt}>
                  until {timeOf(replacedAt)}{' '}
                  <button
                    type="button"
                    onClick={() => change({ ...document, uid: earlier.uid, data: earlier.data })}
                  >
                    Use this version as the draft
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </RepositoryContext.Provider>
  )
}
