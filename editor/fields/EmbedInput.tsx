import { useState } from 'react'
import { embedOf } from '../embeds'
import type { Values } from '../values'
import { Labelled } from './Labelled'

type EmbedInputProps = { label: string; embed: Values; onChange: (embed: Values) => void }

/** Content of another site by its address. What pages cannot show is refused with the reason, and the one before is kept. */
export function EmbedInput({ label, embed, onChange }: EmbedInputProps) {
  const address = typeof embed['embed_url'] === 'string' ? embed['embed_url'] : ''
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState('')
  const take = (): void => {
    if (typed === undefined) return
    setProblem('')
    if (typed.trim() === '') onChange({})
    else if (typed !== address) {
      const made = embedOf(typed)
      if ('problem' in made) return setProblem(made.problem)
      onChange(made.embed)
    }
    setTyped(undefined)
  }
  return (
    <>
      <Labelled label={`${label} (address)`}>
        {(id) => (
          <input
            id={id}
            type="url"
            value={typed ?? address}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={take}
            onKeyDown={({ key }) => {
              if (key === 'Enter') take()
            }}
          />
        )}
      </Labelled>
      {problem !== '' && <p role="alert">{problem}</p>}
      {address !== '' && (
        <Labelled label={`${label}: what it shows`}>
          {(id) => (
            <input
              id={id}
              value={typeof embed['title'] === 'string' ? embed['title'] : ''}
              onChange={({ currentTarget }) => onChange({ ...embed, title: currentTarget.value || null })}
            />
          )}
        </Labelled>
      )}
    </>
  )
}
