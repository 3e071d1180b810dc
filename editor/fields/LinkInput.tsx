import { useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import { mediaLinkOf } from '../assets'
import { RepositoryContext } from '../RepositoryContext'
import type { Values } from '../values'
import { AssetPicker } from './AssetPicker'
import type { InputProps } from './inputProps'
import { Labelled } from './Labelled'

/** A type that a link may lead to is its id, or an object with the fields that are fetched with it. */
const typeId = (type: unknown): string =>
  typeof type === 'string' ? type : String((type as { id?: unknown } | null)?.id ?? '')

const kinds: Record<string, string> = { document: 'Document', media: 'Media', web: 'Web' }

/** A link to a document of the same language, to a file, or to an address. Words and target stay when it leads elsewhere. */
export function LinkInput({ field, label, value, onChange }: InputProps) {
  const { documents, lang } = useContext(RepositoryContext)
  const { select, customtypes, allowText, allowTargetBlank } = field.config
  const link = (value ?? { link_type: 'Any' }) as Values
  const stored = String(link['link_type'] ?? 'Any')
  // A link to a document or a file is stored once it is chosen.
  const [chosen, setChosen] = useState<string>()
  const kind = stored === 'Any' ? ((select && kinds[select]) ?? chosen ?? 'Any') : stored
  const kept: Values = {
    ...(typeof link['text'] === 'string' ? { text: link['text'] } : {}),
    ...(typeof link['target'] === 'string' ? { target: link['target'] } : {}),
    ...(typeof link['variant'] === 'string' ? { variant: link['variant'] } : {}),
  }
  const types = (customtypes ?? []).map(typeId).filter(Boolean)
  const linkedId = typeof link['id'] === 'string' ? link['id'] : ''
  const choices = documents
    .filter(
      (one) => one.id === linkedId || (one.lang === lang && (types.length === 0 || types.includes(one.type))),
    )
    .sort((a, b) => a.title.localeCompare(b.title))
  const setDocument = (id: string): void => {
    const found = documents.find((one) => one.id === id)
    if (!found) return onChange({ link_type: 'Any', ...kept })
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
      ...kept,
    })
  }
  const setKind = (next: string): void => {
    setChosen(next)
    onChange({ ...(next === 'Web' ? { link_type: 'Web', url: '' } : { link_type: 'Any' }), ...kept })
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      {!select && (
        <Labelled label="Leads to">
          {(id) => (
            <select id={id} value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)}>
              <option value="Any">nothing</option>
              <option value="Document">a document</option>
              <option value="Media">a file</option>
              <option value="Web">an address</option>
            </select>
          )}
        </Labelled>
      )}
      {kind === 'Document' && (
        <Labelled label="Document">
          {(id) => (
            <select
              id={id}
              value={linkedId}
              onChange={({ currentTarget }) => setDocument(currentTarget.value)}
            >
              <option value="">–</option>
              {linkedId !== '' && !choices.some((one) => one.id === linkedId) && (
                <option value={linkedId}>{linkedId} (not there)</option>
              )}
              {choices.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title} ({one.type}
                  {one.lang === lang ? '' : `, ${one.lang}`})
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      {kind === 'Media' && (
        <>
          {stored === 'Media' && <p>{String(link['name'] ?? link['url'] ?? '')}</p>}
          <p className="choices">
            <AssetPicker
              kind="all"
              label={stored === 'Media' ? 'Choose another file' : 'Choose a file'}
              onPick={(asset) => flushSync(() => onChange({ ...mediaLinkOf(asset), ...kept }))}
            />
            {stored === 'Media' && (
              <button type="button" onClick={() => onChange({ link_type: 'Any', ...kept })}>
                Remove the file
              </button>
            )}
          </p>
        </>
      )}
      {kind === 'Web' && (
        <Labelled label="Address">
          {(id) => (
            <input
              id={id}
              value={typeof link['url'] === 'string' ? link['url'] : ''}
              onChange={({ currentTarget }) =>
                onChange({ ...kept, link_type: 'Web', url: currentTarget.value })
              }
            />
          )}
        </Labelled>
      )}
      {allowText === true && kind !== 'Any' && (
        <Labelled label="Words of the link">
          {(id) => (
            <input
              id={id}
              value={typeof link['text'] === 'string' ? link['text'] : ''}
              onChange={({ currentTarget }) => onChange({ ...link, text: currentTarget.value })}
            />
          )}
        </Labelled>
      )}
      {(allowTargetBlank === true || kept['target'] !== undefined) && kind !== 'Any' && (
        <label className="check">
          <input
            type="checkbox"
            checked={kept['target'] === '_blank'}
            onChange={({ currentTarget: { checked } }) => {
              const { target: _, ...others } = link
              onChange(checked ? { ...others, target: '_blank' } : others)
            }}
          />
          Open in a new tab
        </label>
      )}
    </fieldset>
  )
}
