import { useContext } from 'react'
import { RepositoryContext } from '../RepositoryContext'
import type { Values } from '../values'
import type { InputProps } from './inputProps'
import { Labelled } from './Labelled'

/** A link to a document of the same language, or to an address. */
export function LinkInput({ field, label, value, onChange }: InputProps) {
  const { documents, lang } = useContext(RepositoryContext)
  const { select, customtypes, allowText } = field.config
  const link = (value ?? { link_type: 'Any' }) as Values
  const kind = String(link['link_type'] ?? 'Any')
  const text = typeof link['text'] === 'string' ? { text: link['text'] } : {}
  const types = (customtypes ?? []).filter((type) => typeof type === 'string')
  const choices = documents
    .filter((one) => one.lang === lang && (types.length === 0 || types.includes(one.type)))
    .sort((a, b) => a.title.localeCompare(b.title))
  const setDocument = (id: string): void => {
    const found = documents.find((one) => one.id === id)
    if (!found) return onChange({ link_type: 'Any', ...text })
    const { uid, type, lang: language } = found
    onChange({
      link_type: 'Document',
      id,
      type,
      lang: language,
      tags: [],
      slug: '-',
      isBroken: false,
      ...(uid === null ? {} : { uid }),
      ...text,
    })
  }
  const isDocument = kind === 'Document' || select === 'document'
  return (
    <fieldset>
      <legend>{label}</legend>
      {select === undefined || select === null ? (
        <Labelled label="Leads to">
          {(id) => (
            <select
              id={id}
              value={kind}
              onChange={({ currentTarget }) =>
                onChange({
                  link_type: currentTarget.value,
                  ...(currentTarget.value === 'Web' ? { url: '' } : {}),
                  ...text,
                })
              }
            >
              <option value="Any">nothing</option>
              <option value="Document">a document</option>
              <option value="Web">an address</option>
              {kind === 'Media' && <option value="Media">a file</option>}
            </select>
          )}
        </Labelled>
      ) : null}
      {isDocument && (
        <Labelled label="Document">
          {(id) => (
            <select
              id={id}
              value={typeof link['id'] === 'string' ? link['id'] : ''}
              onChange={({ currentTarget }) => setDocument(currentTarget.value)}
            >
              <option value="">–</option>
              {choices.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title} ({one.type})
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      {!isDocument && (kind === 'Web' || kind === 'Media') && (
        <Labelled label="Address">
          {(id) => (
            <input
              id={id}
              value={typeof link['url'] === 'string' ? link['url'] : ''}
              onChange={({ currentTarget }) => onChange({ ...link, url: currentTarget.value })}
            />
          )}
        </Labelled>
      )}
      {allowText === true && kind !== 'Any' && (
        <Labelled label="Words of the link">
          {(id) => (
            <input
              id={id}
              value={text.text ?? ''}
              onChange={({ currentTarget }) => onChange({ ...link, text: currentTarget.value })}
            />
          )}
        </Labelled>
      )}
    </fieldset>
  )
}
