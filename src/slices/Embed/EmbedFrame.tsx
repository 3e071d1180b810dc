import { Fragment, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useStrings } from '../../content/site/SiteContext'
import { fill } from '../../core/i18n/fill'
import { Button } from '../../design/components/Button'
import { TextLink } from '../../design/components/TextLink'
import { media } from '../../design/theme/tokens'
import { whenAskedFor } from '../../visitor/consent/thirdPartyGate'

export type EmbedFrameProps = {
  /** Whether a scene lies beneath, which the buttons leave visible and the content covers. */
  isOnScene: boolean
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

const FrameOnScene = styled(Frame)`
  aspect-ratio: auto;
  align-items: flex-start;
  justify-content: flex-end;
  padding: var(--space-12) 0 0;
  background: none;
  border: 0;
  border-radius: 0;

  ${media.sm} {
    padding: var(--space-16);
  }
`

/** Above a scene, whose own words must not run into these. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-20);
  align-items: center;
  padding: var(--space-12) var(--space-16);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
`

/** The content of another site, loaded when the visitor requests it and removed by a later refusal, and the link to it. */
export function EmbedFrame({ isOnScene, frame, title, provider, link }: EmbedFrameProps) {
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
  const Place = isOnScene ? FrameOnScene : Frame
  const Choice = isOnScene ? Buttons : Fragment
  return (
    <Place>
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
        <Choice>
          {hydrated && frame && <Button onClick={request}>{fill(content_from, { provider })}</Button>}
          <TextLink link={link} arrow />
        </Choice>
      )}
    </Place>
  )
}
