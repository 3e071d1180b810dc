import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useStrings } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { Button } from '../../design/components/Button'
import { TextLink } from '../../design/components/TextLink'
import { whenAskedFor } from '../../visitor/consent/thirdPartyGate'

export type EmbedFrameProps = {
  /** Address of the frame; undefined for content that can only be linked. */
  frame: string | undefined
  /** Names the frame for assistive technology. */
  title: string
  /** Who the content is from. */
  provider: string
  link: { href: string; text: string }
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  align-items: center;
  justify-content: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  padding: var(--space-20);
  background: var(--colour-tint);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  text-align: center;

  &:has(iframe) {
    padding: 0;
  }

  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`

/** The content of another site, loaded when the visitor requests it and removed by a later refusal, and the link to it. */
export function EmbedFrame({ frame, title, provider, link }: EmbedFrameProps) {
  const { content_from } = useStrings()
  const [requested, setRequested] = useState(false)
  // Without JavaScript the button would do nothing, so it is rendered after hydration.
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const stopRequest = useRef<() => void>()
  useEffect(() => () => stopRequest.current?.(), [])
  const request = (): void => {
    stopRequest.current = whenAskedFor(
      'embed',
      () => setRequested(true),
      () => setRequested(false),
    )
  }
  return (
    <Frame>
      {requested && frame ? (
        <iframe
          ref={(element) => element?.focus()}
          src={frame}
          title={title}
          allow="fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          {hydrated && frame && <Button onClick={request}>{fill(content_from, { provider })}</Button>}
          <TextLink link={link} arrow />
        </>
      )}
    </Frame>
  )
}
