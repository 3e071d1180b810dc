import { useEffect, useId, useState } from 'react'
import { readAssets, displayUrl, upload, type Asset } from '../assets'
import { Dialog } from '../Dialog'
import { problemsOf } from '../useDraft'
import { Labelled } from './Labelled'
import { useLatest } from './useLatest'

type AssetPickerProps = {
  kind: 'image' | 'all'
  /** Words of the button that opens it. */
  label: string
  onPick: (asset: Asset) => void
}

/** A button with a dialog: a file of the media library, or a new one from this computer. */
export function AssetPicker({ kind, label, onPick }: AssetPickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Dialog title={kind === 'image' ? 'Pictures' : 'Files'} onClose={() => setIsOpen(false)}>
          <Library
            kind={kind}
            onClose={() => setIsOpen(false)}
            onPick={(asset) => {
              setIsOpen(false)
              onPick(asset)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

type LibraryProps = Pick<AssetPickerProps, 'kind' | 'onPick'> & { onClose: () => void }

function Library({ kind, onPick, onClose }: LibraryProps) {
  const [assets, setAssets] = useState<Asset[]>()
  const [isUnread, setIsUnread] = useState(false)
  const [words, setWords] = useState('')
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const problemsId = useId()
  // Nothing is picked by an upload that ends after the dialog was closed.
  const latest = useLatest({ onPick })
  useEffect(() => {
    readAssets(kind).then(setAssets, (error: unknown) => {
      setIsUnread(true)
      setProblems(problemsOf(error))
    })
  }, [kind])
  const add = async (file: File): Promise<void> => {
    setProblems([])
    setIsUploading(true)
    try {
      const asset = await upload(file)
      if (kind === 'all' || asset.kind === 'image') latest.current?.onPick(asset)
      else setProblems([`“${file.name}” is not a picture.`])
    } catch (error) {
      setProblems(problemsOf(error))
    } finally {
      setIsUploading(false)
    }
  }
  const shown = assets?.filter(({ filename }) => filename.toLowerCase().includes(words.toLowerCase()))
  return (
    <>
      <Labelled label="Upload a file from this computer">
        {(id) => (
          <input
            id={id}
            type="file"
            accept={kind === 'image' ? 'image/*' : undefined}
            disabled={isUploading}
            aria-invalid={problems.length > 0}
            aria-describedby={problems.length > 0 ? problemsId : undefined}
            onChange={({ currentTarget: { files } }) => {
              const file = files?.[0]
              if (file) void add(file)
            }}
          />
        )}
      </Labelled>
      <div id={problemsId} role="alert">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <Labelled label="Find">
        {(id) => (
          <input
            id={id}
            type="search"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        )}
      </Labelled>
      <p role="status">
        {isUploading
          ? 'The file is being uploaded.'
          : shown
            ? `${shown.length} ${shown.length === 1 ? 'file' : 'files'}`
            : isUnread
              ? 'The files could not be read.'
              : 'The files are being read.'}
      </p>
      <ul className="assets">
        {shown?.map((asset) => (
          <li key={asset.id}>
            <button type="button" onClick={() => onPick(asset)}>
              {asset.kind === 'image' && <img src={displayUrl(asset.url)} alt="" loading="lazy" />}
              {asset.filename}
            </button>
          </li>
        ))}
      </ul>
      <p className="choices">
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </>
  )
}
