import { useMemo, useState } from 'react'
import { draftsLabel, type EditedRepository } from '../content-api/editingContract'

type DocumentListProps = {
  repository: EditedRepository
  openId: string | undefined
  onOpen: (id: string) => void
}

/** The documents of a language, found by their words; those with a draft first when requested. */
export function DocumentList({ repository, openId, onOpen }: DocumentListProps) {
  const [lang, setLang] = useState(repository.languages[0]?.id ?? '')
  const [words, setWords] = useState('')
  const [draftsOnly, setDraftsOnly] = useState(false)
  const shown = useMemo(() => {
    const wanted = words.toLowerCase().split(/\s+/)
    return repository.documents
      .filter((document) => draftsOnly || document.lang === lang)
      .filter(({ draftIn }) => !draftsOnly || draftIn !== undefined)
      .filter(({ title, type, uid, id }) => {
        const text = [title, type, uid, id].join(' ').toLowerCase()
        return wanted.every((word) => text.includes(word))
      })
      .sort((a, b) => a.type.localeCompare(b.type) || a.title.localeCompare(b.title))
  }, [repository, lang, words, draftsOnly])
  return (
    <nav aria-label="Documents">
      <label className="field">
        Language
        <select value={lang} onChange={({ currentTarget }) => setLang(currentTarget.value)}>
          {repository.languages.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </select>
      </label>
      <label className="field">
        Find
        <input type="search" value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={draftsOnly}
          onChange={({ currentTarget }) => setDraftsOnly(currentTarget.checked)}
        />
        Drafts of all languages only
      </label>
      <p role="status">{shown.length === 1 ? '1 document' : `${shown.length} documents`}</p>
      <ul>
        {shown.map(({ id, title, type, lang: language, draftIn, isPublished }) => (
          <li key={id}>
            <button type="button" aria-current={id === openId || undefined} onClick={() => onOpen(id)}>
              <strong>{title}</strong>
              <span>
                {type} · {language}
                {draftIn !== undefined && (draftIn === draftsLabel ? ' · draft' : ` · draft in ${draftIn}`)}
                {!isPublished && ' · not published'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
