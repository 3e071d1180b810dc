import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../design/components/Button'
import { CopyField } from '../../design/components/CopyField'
import { Heading } from '../../design/components/Heading'
import type { DemoTexts } from '../demo/texts'
import { reportGate } from './demoEvents'

const Root = styled.div`
  display: grid;
  gap: var(--space-16);
  margin-block-start: var(--space-24);
  justify-items: stretch;
  padding: var(--space-24) var(--space-20);
  background: var(--colour-surface);
  border-radius: var(--radius-panel);
  color: var(--colour-ink);
`

type GateProps = {
  texts: DemoTexts
  /** Address that opens the demo. */
  link: string
}

const canShare = (): boolean => typeof navigator.share === 'function'

/**
 * Below the version for phones: the link for later, on a larger screen. The visitor's own programs send it: the site asks for
 * no address.
 */
export function Gate({ texts, link }: GateProps) {
  const [sending, setSending] = useState(false)
  useEffect(() => {
    reportGate()
  }, [])
  const send = (): void => {
    if (!canShare()) return setSending(true)
    // Dismissing the browser's dialog is no error; one that it refuses leaves the other ways.
    navigator.share({ title: texts.gate_subject, url: link }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSending(true)
    })
  }
  const mail = `mailto:?subject=${encodeURIComponent(texts.gate_subject)}&body=${encodeURIComponent(link)}`
  return (
    <Root>
      <Heading level={3} size="small">
        {texts.gate_title}
      </Heading>
      <p>{texts.gate_text}</p>
      {sending ? (
        <>
          <CopyField
            label={texts.gate_link}
            value={link}
            copyLabel={texts.gate_copy}
            copiedLabel={texts.gate_copied}
          />
          <a href={mail}>{texts.gate_mail}</a>
        </>
      ) : (
        <Button variant="secondary" onClick={send}>
          {texts.gate_send}
        </Button>
      )}
    </Root>
  )
}
