import type { Values } from '../values'
import type { InputProps } from './inputProps'
import { Labelled } from './Labelled'

/** Reads the size of a picture, which pages reserve the place of. Rejects when the address holds none. */
async function sizeOf(url: string): Promise<{ width: number; height: number }> {
  const image = new Image()
  image.src = url
  await image.decode()
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/** A picture by its address, with its text for people who do not see it. */
export function ImageInput({ label, value, onChange }: InputProps) {
  const image = (value ?? {}) as Values
  const url = typeof image['url'] === 'string' ? image['url'] : ''
  const setUrl = (next: string): void => {
    if (next === '') return onChange({})
    const known = { alt: null, copyright: null, dimensions: { width: 1, height: 1 }, ...image, url: next }
    onChange(known)
    sizeOf(next).then(
      (dimensions) => onChange({ ...known, dimensions }),
      () => undefined,
    )
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      {url !== '' && <img src={url} alt="" />}
      <Labelled label="Address of the picture">
        {(id) => <input id={id} value={url} onChange={({ currentTarget }) => setUrl(currentTarget.value)} />}
      </Labelled>
      {url !== '' && (
        <Labelled label="What it shows, for people who do not see it">
          {(id) => (
            <input
              id={id}
              value={typeof image['alt'] === 'string' ? image['alt'] : ''}
              onChange={({ currentTarget }) => onChange({ ...image, alt: currentTarget.value || null })}
            />
          )}
        </Labelled>
      )}
    </fieldset>
  )
}
