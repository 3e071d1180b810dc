import { useState } from 'react'
import { noVersion, type EditedRepository } from '../content-api/editingContract'
import { readDocument, saveDraft } from './client'
import { problemsOf } from './useDraft'

type TranslationProps = {
  id: string
  repository: EditedRepository
  onOpen: (id: string | undefined) => void
  onCreated: () => void
}

/** Opens the document in another language beside this one, and makes a draft of it where there is none. */
export function Translation({ id, repository, onOpen, onCreated }: TranslationProps) {
  const [problems, setProblems] = useState<readonly string[]>([])
  const open = async (lang: string): Promise<void> => {
    setProblems([])
    if (lang === '') return onOpen(undefined)
    try {
      const { draft, published } = await readDocument(id)
      const document = draft ?? published
      if (!document) return
      const known = document.alternate_languages.find((one) => one.lang === lang)
      if (known) return onOpen(known.id)
      const translation = [lang, document.type, ...(document.uid === null ? [] : [document.uid])].join('.')
      if (!repository.documents.some((one) => one.id === translation)) {
        const { uid, type } = document
        const original = { id, type, lang: document.lang, ...(uid === null ? {} : { uid }) }
        const draftOfIt = {
          ...document,
          id: translation,
          lang,
          first_publication_date: null,
          last_publication_date: null,
          alternate_languages: [...document.alternate_languages, original],
        }
        await saveDraft(draftOfIt, { version: noVersion })
        onCreated()
      }
      onOpen(translation)
    } catch (error) {
      setProblems(problemsOf(error))
    }
  }
  return (
    <div className="row">
      <label>
        Beside it, in{' '}
        <select defaultValue="" onChange={({ currentTarget }) => void open(currentTarget.value)}>
          <option value="">no other language</option>
          {repository.languages.map(({ id: lang }) => (
            <option key={lang}>{lang}</option>
          ))}
        </select>
      </label>
      {problems.map((problem) => (
        <p key={problem} role="alert">
          {problem}
        </p>
      ))}
    </div>
  )
}
