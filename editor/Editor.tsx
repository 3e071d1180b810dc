import { useCallback, useEffect, useMemo, useState } from 'react'
import type { EditedRepository } from '../content-api/editingContract'
import { readRepository, Refusal, setSecret } from './client'
import { DocumentForm } from './DocumentForm'
import { DocumentList } from './DocumentList'
import { parseModels } from './models'
import { NewDocument } from './NewDocument'
import { Translation } from './Translation'
import { problemsOf } from './useDraft'

/** Which document is open, kept in the address, so that a reload and a link lead to it. */
const idInAddress = (): string | undefined => decodeURIComponent(window.location.hash.slice(1)) || undefined

/** The editor: the list of documents, the form of one, another language and the preview beside it. */
export function Editor() {
  const [repository, setRepository] = useState<EditedRepository>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [id, setId] = useState(idInAddress)
  const [beside, setBeside] = useState<string>()
  const [preview, setPreview] = useState<string>()

  const read = useCallback((): void => {
    readRepository().then(
      (found) => {
        setRefusal(undefined)
        setRepository(found)
      },
      (error: unknown) => setRefusal(error instanceof Refusal ? error : new Refusal(problemsOf(error))),
    )
  }, [])
  useEffect(read, [read])
  useEffect(() => {
    const follow = (): void => {
      setId(idInAddress())
      setBeside(undefined)
      setPreview(undefined)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  const open = (next: string): void => {
    window.location.hash = encodeURIComponent(next)
  }
  const models = useMemo(
    () => repository && parseModels(repository.customTypes, repository.sharedSlices),
    [repository],
  )

  if (refusal?.needsSecret)
    return (
      <form
        className="secret"
        onSubmit={(event) => {
          event.preventDefault()
          const value = new FormData(event.currentTarget).get('secret')
          setSecret(typeof value === 'string' ? value : '')
          read()
        }}
      >
        <p role="alert">{refusal.problems.join(' ')}</p>
        <label className="field">
          Secret of the editor
          <input name="secret" type="password" autoComplete="current-password" />
        </label>
        <button type="submit">Open the editor</button>
      </form>
    )
  if (!repository || !models)
    return <p role="status">{refusal?.problems.join(' ') ?? 'The documents are being read.'}</p>
  const form = (shownId: string) => (
    <DocumentForm
      key={shownId}
      id={shownId}
      repository={repository}
      models={models}
      onChanged={read}
      onPreview={setPreview}
    />
  )
  return (
    <div className="editor">
      <aside>
        <h1>Content editor</h1>
        <NewDocument
          repository={repository}
          models={models}
          onCreated={(created) => {
            read()
            open(created)
          }}
        />
        <DocumentList repository={repository} openId={id} onOpen={open} />
      </aside>
      <main>
        {refusal && <p role="alert">{refusal.problems.join(' ')}</p>}
        {id === undefined ? (
          <p>Choose a document. What you type is stored as a draft; visitors see it when you publish it.</p>
        ) : (
          <>
            <Translation key={id} id={id} repository={repository} onOpen={setBeside} onCreated={read} />
            <div className="forms">
              {form(id)}
              {beside && beside !== id && form(beside)}
            </div>
          </>
        )}
      </main>
      {preview && (
        <section className="preview" aria-label="Preview">
          <p className="row">
            <a href={preview} target="_blank" rel="noreferrer">
              Open the preview in a tab
            </a>
            <button type="button" onClick={() => setPreview(undefined)}>
              Close the preview
            </button>
          </p>
          <iframe title="Preview of the page" src={preview} />
        </section>
      )}
    </div>
  )
}
