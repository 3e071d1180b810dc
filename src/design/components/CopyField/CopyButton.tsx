import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useLocale } from '../../../content/site/SiteContext'
import { labelled } from '../../../core/i18n/labelled'
import { Button } from '../Button'

type CopyButtonProps = {
  /** What is copied, for those who do not see what is beside the button. */
  label: string
  /** The text to copy. */
  value: string
  /** Text of the button. */
  copyLabel: string
  /** Shown on the button, and announced, once the text is copied. */
  copiedLabel: string
  /** Called without access to the clipboard: the text should be selected, so that one key press copies it. */
  onRefused: () => void
  /** Marks the button for listeners on the document (src/browser). */
  [mark: `data-${string}`]: string | undefined
}

/** How long the button shows `copiedLabel`, in ms. */
export const copiedForMs = 1000

/** Space is reserved for both labels, so that nothing moves when one replaces the other. */
const Words = styled.span`
  display: grid;

  & > span {
    grid-area: 1 / 1;
  }

  & > [data-shown='false'] {
    visibility: hidden;
  }
`

/** A button that copies a text; used inside a component that reports its behaviour. */
export function CopyButton({ label, value, copyLabel, copiedLabel, onRefused, ...marks }: CopyButtonProps) {
  const { htmlLang } = useLocale()
  const [copies, setCopies] = useState(0)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return undefined
    setCopied(true)
    const timer = setTimeout(() => setCopied(false), copiedForMs)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopies((count) => count + 1)
    } catch {
      onRefused()
    }
  }
  return (
    <>
      <Button
        {...marks}
        variant="secondary"
        onClick={() => void copy()}
        aria-label={labelled(copyLabel, label, htmlLang)}
        data-replay="copy"
      >
        <Words aria-hidden="true">
          <span data-shown={!copied}>{copyLabel}</span>
          <span data-shown={copied}>{copiedLabel}</span>
        </Words>
      </Button>
      <span className="visually-hidden" role="status" aria-live="polite">
        {copied ? copiedLabel : ''}
      </span>
    </>
  )
}
