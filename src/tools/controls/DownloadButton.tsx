import { useState, type ReactNode } from 'react'
import { Button } from '../../design/components/Button'
import type { ButtonVariant } from '../../design/components/Button/style'
import { LoadingDots } from '../../design/components/LoadingDots'
import { useCommonWords } from '../words/CommonWordsContext'
import { Notice } from './layout'

type DownloadButtonProps = {
  children: ReactNode
  variant?: ButtonVariant
  /** Makes the file and gives it to the visitor; rejects when it cannot. Called once at a time. */
  onDownload: () => Promise<void>
}

/** A button that makes a file. While it works it says so; when it fails it says that nothing is lost, and can be pressed again. */
export function DownloadButton({ children, variant = 'primary', onDownload }: DownloadButtonProps) {
  const words = useCommonWords()
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const download = (): void => {
    if (state === 'working') return
    setState('working')
    onDownload().then(
      () => setState('idle'),
      (error: unknown) => {
        setState('failed')
        if (navigator.onLine) reportError(error)
      },
    )
  }
  return (
    <>
      <Button
        variant={variant}
        onClick={download}
        aria-busy={state === 'working' || undefined}
        data-replay="download"
      >
        {children}
        {state === 'working' ? <LoadingDots label={words.preparing} /> : null}
      </Button>
      {state === 'failed' ? (
        <Notice $tone="problem" role="alert">
          <p>{words.download_failed}</p>
        </Notice>
      ) : null}
    </>
  )
}
