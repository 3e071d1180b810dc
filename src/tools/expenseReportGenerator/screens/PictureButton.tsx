import { useRef } from 'react'
import { Button } from '../../../design/components/Button'
import type { ButtonVariant } from '../../../design/components/Button/style'
import { acceptedPictures } from '../receipts/pictureFile'
import { HiddenInput } from './parts'

type PictureButtonProps = {
  label: string
  variant?: ButtonVariant
  onFiles: (files: readonly File[]) => void
}

/** A button that asks for pictures: on a phone the camera or the library. */
export function PictureButton({ label, variant = 'secondary', onFiles }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()} data-replay="pictures">
        {label}
      </Button>
      <HiddenInput
        ref={input}
        type="file"
        multiple
        accept={acceptedPictures}
        aria-label={label}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again after it was removed.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
