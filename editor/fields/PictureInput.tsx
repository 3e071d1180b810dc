import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { imageOf, displayUrl, sizeOf, type Asset } from '../assets'
import type { Values } from '../values'
import { AssetPicker } from './AssetPicker'
import { Labelled } from './Labelled'
import { useLatest } from './useLatest'

type PictureInputProps = {
  /** What is stored of the picture; without an address there is none. */
  image: Values
  onChange: (image: Values) => void
}

const addressOf = ({ url }: Values): string => (typeof url === 'string' ? url : '')

/**
 * A picture of the media library, or by its address, with its text for people who do not see it. Another one takes the place
 * of the picture when it has been read, and with its size.
 */
export function PictureInput({ image, onChange }: PictureInputProps) {
  const url = addressOf(image)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState('')
  const latest = useLatest({ image, onChange })
  const asked = useRef(0)

  const replace = async (next: string, asset: Partial<Asset> = {}): Promise<void> => {
    asked.current += 1
    const time = asked.current
    setProblem('')
    const { width, height } = asset
    try {
      const size = width && height ? { width, height } : await sizeOf(next)
      const now = latest.current
      // Another one was chosen since, or this input is now that of another entry of its list.
      if (!now || time !== asked.current || addressOf(now.image) !== url) return
      const { alt, copyright, linkTo, type } = now.image
      const kept = Object.entries({ alt: alt || asset.alt || null, copyright, linkTo, type })
      // At once: another callback that waits must find this change.
      flushSync(() => {
        now.onChange({
          ...imageOf(next, size, asset),
          ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)),
        })
        setTyped(undefined)
      })
    } catch {
      if (time !== asked.current) return
      setProblem(
        url === ''
          ? `There is no picture at ${next}.`
          : `There is no picture at ${next}. The one that was here is kept.`,
      )
    }
  }
  const takeTyped = (): void => {
    const next = typed?.trim() ?? ''
    if (next === '' || next === url) setTyped(undefined)
    else void replace(next)
  }
  const alt = typeof image['alt'] === 'string' ? image['alt'] : ''
  return (
    <>
      {url !== '' && <img src={displayUrl(url)} alt="" />}
      <p className="choices">
        <AssetPicker
          kind="image"
          label={url === '' ? 'Choose a picture' : 'Choose another picture'}
          onPick={(asset) => void replace(asset.url, asset)}
        />
        {url !== '' && (
          <button
            type="button"
            onClick={() => {
              asked.current += 1
              setTyped(undefined)
              setProblem('')
              onChange({})
            }}
          >
            Remove the picture
          </button>
        )}
      </p>
      <Labelled label="Address of the picture">
        {(id) => (
          <input
            id={id}
            value={typed ?? url}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={takeTyped}
            onKeyDown={({ key }) => {
              if (key === 'Enter') takeTyped()
            }}
          />
        )}
      </Labelled>
      {problem !== '' && <p role="alert">{problem}</p>}
      {url !== '' && (
        <>
          <Labelled label="What it shows, for people who do not see it">
            {(id) => (
              <input
                id={id}
                value={alt}
                onChange={({ currentTarget }) => onChange({ ...image, alt: currentTarget.value || null })}
              />
            )}
          </Labelled>
          {alt === '' && (
            <p className="hint">
              Say in a few words what the picture shows. Leave it empty only when the picture is an ornament.
            </p>
          )}
        </>
      )}
    </>
  )
}
