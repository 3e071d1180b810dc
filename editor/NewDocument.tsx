import { useState } from 'react'
import { noVersion, type EditedRepository } from '../content-api/editingContract'
import { saveDraft } from './client'
import { Labelled } from './fields/Labelled'
import type { CustomType, Models } from './models'
import { problemsOf } from './useDraft'
import { emptyData } from './values'

type NewDocumentProps = { repository: EditedRepository; models: Models; onCreated: (id: string) => void }

const hasUidField = ({ json }: CustomType): boolean =>
  Object.values(json).some((tab) => Object.values(tab).some(({ type }) => type === 'UID'))

/** Makes a draft of a new document. */
export function NewDocument({ repository, models, onCreated }: NewDocumentProps) {
  const [problems, setProblems] = useState<readonly string[]>([])
  const create = async (form: FormData): Promise<void> => {
    const text = (name: string): string => {
      const value = form.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const [type, lang, uid] = [text('type'), text('lang'), text('uid')]
    const model = models.types.get(type)
    if (!model) return
    const id = [lang, type, ...(uid ? [uid] : [])].join('.')
    if (repository.documents.some((document) => document.id === id)) {
      const advice =
        model.repeatable && !hasUidField(model)
          ? ' Enter a name for a second one, such as the market it is for: at.'
          : ''
      setProblems([`There is a document like this already: ${id}.${advice}`])
      return
    }
    try {
      const document = {
        id,
        uid: hasUidField(model) ? uid || null : null,
        url: null,
        type,
        tags: [],
        first_publication_date: null,
        last_publication_date: null,
        slugs: [],
        linked_documents: [],
        lang,
        alternate_languages: [],
        data: emptyData(model) as never,
      }
      await saveDraft(document, { version: noVersion })
      setProblems([])
      onCreated(id)
    } catch (error) {
      setProblems(problemsOf(error))
    }
  }
  return (
    <details className="tab">
      <summary>New document</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void create(new FormData(event.currentTarget))
        }}
      >
        <Labelled label="Type">
          {(id) => (
            <select id={id} name="type">
              {[...models.types.values()].map((type) => (
                <option key={type.id} value={type.id}>
                  {type.label ?? type.id}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label="Language">
          {(id) => (
            <select id={id} name="lang">
              {repository.languages.map((language) => (
                <option key={language.id}>{language.id}</option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label="UID: the last part of the address, or a name for a document without one">
          {(id) => <input id={id} name="uid" pattern="[a-z0-9_.~\-]*" />}
        </Labelled>
        {problems.map((problem) => (
          <p key={problem} role="alert">
            {problem}
          </p>
        ))}
        <button type="submit">Create a draft</button>
      </form>
    </details>
  )
}
