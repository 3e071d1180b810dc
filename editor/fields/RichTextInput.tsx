import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isRecord } from '../../src/core/values/record'
import { imageOf, sizeOf, type Asset } from '../assets'
import {
  allowedBlocks,
  areSame,
  blockNames,
  editedText,
  markedText,
  parseMarked,
  type Block,
  type LinkData,
} from '../richText'
import { moved, replacedAt, withoutEntry, type Values } from '../values'
import { AssetPicker } from './AssetPicker'
import { EmbedInput } from './EmbedInput'
import type { InputProps } from './inputProps'
import { ListControls } from './ListControls'
import { PictureInput } from './PictureInput'
import { useLatest } from './useLatest'

const isBlock = (value: unknown): value is Block => isRecord(value) && typeof value['type'] === 'string'

const textOf = ({ text, spans }: Block): Pick<Block, 'text' | 'spans'> => ({
  text: text ?? '',
  spans: spans ?? [],
})

/**
 * Rich text, one field for each block. What was typed is kept as it is while it means the same as what is stored: the
 * editor may type `**` before the mark is closed.
 */
export function RichTextInput({ field, label, value, onChange }: InputProps) {
  const { single, multi, labels = [] } = field.config
  const types = allowedBlocks(multi ?? single ?? 'paragraph')
  const blocks = Array.isArray(value) ? value.filter(isBlock) : []
  const typed = useRef(new Map<number, string>())
  const links = useRef<LinkData>({})
  const [problem, setProblem] = useState('')

  const shownText = (block: Block, place: number): string => {
    const { marked, links: known, kept } = markedText(textOf(block), labels)
    Object.assign(links.current, known)
    const text = typed.current.get(place)
    if (text === undefined) return marked
    const parsed = parseMarked(text, { links: links.current, labels })
    return parsed.text === block.text && areSame([...parsed.spans, ...kept], block.spans) ? text : marked
  }
  const change = (next: Block[]): void => {
    typed.current.clear()
    onChange(next)
  }
  const write = (block: Block, place: number, text: string): void => {
    typed.current.set(place, text)
    onChange(
      replacedAt(blocks, place, {
        ...block,
        ...editedText(textOf(block), text, { links: links.current, labels }),
      }),
    )
  }
  const added: Block = { type: types[0] ?? 'paragraph', text: '', spans: [], direction: 'ltr' }
  const allows = (type: string): boolean => (multi ?? '').split(',').some((one) => one.trim() === type)
  const addPicture = async (asset: Asset): Promise<void> => {
    setProblem('')
    try {
      const { width, height } = asset
      const size = width && height ? { width, height } : await sizeOf(asset.url)
      const picture = { type: 'image', ...imageOf(asset.url, size, asset) }
      const now = latest.current
      if (now) flushSync(() => now.add(picture as unknown as Block))
    } catch {
      setProblem(`“${asset.filename}” cannot be shown as a picture.`)
    }
  }
  const addEmbed = (oembed: Values): void => {
    if (oembed['embed_url'] !== undefined) change([...blocks, { type: 'embed', oembed } as unknown as Block])
  }
  const latest = useLatest({ add: (block: Block) => change([...blocks, block]) })
  return (
    <fieldset>
      <legend>{label}</legend>
      {blocks.map((block, place) => {
        const name = `${label}, block ${place + 1}`
        return (
          <div key={place} className="block">
            <header>
              {block.text === undefined ? (
                <span>{block.type}</span>
              ) : (
                <select
                  aria-label={`Kind: ${name}`}
                  value={block.type}
                  onChange={({ currentTarget }) =>
                    change(replacedAt(blocks, place, { ...block, type: currentTarget.value }))
                  }
                >
                  {[...new Set([...types, block.type])].map((type) => (
                    <option key={type} value={type}>
                      {blockNames[type] ?? type}
                    </option>
                  ))}
                </select>
              )}
              {(multi !== undefined || blocks.length > 1) && (
                <ListControls
                  name={name}
                  place={place}
                  length={blocks.length}
                  onMove={(to) => change(moved(blocks, place, to))}
                  onRemove={() => change(withoutEntry(blocks, place))}
                />
              )}
            </header>
            {block.type === 'image' && (
              <PictureInput
                image={block}
                onChange={(image) =>
                  change(
                    image['url'] === undefined
                      ? withoutEntry(blocks, place)
                      : replacedAt(blocks, place, image as unknown as Block),
                  )
                }
              />
            )}
            {block.type === 'embed' && (
              <EmbedInput
                label={name}
                embed={(block as { oembed?: Values }).oembed ?? {}}
                onChange={(oembed) =>
                  change(
                    oembed['embed_url'] === undefined
                      ? withoutEntry(blocks, place)
                      : replacedAt(blocks, place, { ...block, oembed } as Block),
                  )
                }
              />
            )}
            {block.text !== undefined && (
              <textarea
                aria-label={name}
                rows={Math.min(8, 1 + Math.floor(block.text.length / 70))}
                value={shownText(block, place)}
                onChange={({ currentTarget }) => write(block, place, currentTarget.value)}
              />
            )}
          </div>
        )
      })}
      <p className="choices">
        {(multi !== undefined || blocks.length === 0) && (
          <button type="button" onClick={() => change([...blocks, added])}>
            Add a block: {label}
          </button>
        )}
        {allows('image') && (
          <AssetPicker
            kind="image"
            label={`Add a picture: ${label}`}
            onPick={(asset) => void addPicture(asset)}
          />
        )}
      </p>
      {allows('embed') && (
        <EmbedInput key={blocks.length} label="Embed a video" embed={{}} onChange={addEmbed} />
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      <p className="hint">
        **strong**, *emphasis*, [words](address or document:id)
        {labels.map((name) => `, [words]{${name}}`)}
      </p>
    </fieldset>
  )
}
