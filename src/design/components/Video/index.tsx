import { useState, type MouseEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../hydration/browserCode'
import { media } from '../../theme/tokens'
import { Link } from '../Link'

type VideoProps = {
  /** Names the video for assistive technology. */
  title: string
  /** A file, or the player of a video host in a frame. Without it the play button is a link only. */
  source?: { kind: 'file' | 'frame'; url: string }
  /** The video's own page or file: where the play button leads before the application has started. */
  href: string
  target?: string
  /** Text of the play button. */
  playLabel: string
  duration?: string
  /** The picture before playing: a Picture or a scene. */
  poster: ReactNode
  posterUrl?: string
  width?: number
  height?: number
  /** Whether the video may be loaded: the visitor's consent covers its host, or the host is our own. */
  mayLoad: boolean
  /** Called when the visitor presses play, so that consent can be requested. */
  onRequest?: () => void
  /** Shown when play was pressed while `mayLoad` is false: why nothing plays, and what to do. */
  blocked?: ReactNode
}

const Frame = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  overflow: hidden;
  background: var(--colour-tint);
  border-radius: var(--radius-card);

  & > video {
    width: 100%;
    background: var(--colour-ink);
  }

  & > iframe {
    width: 100%;
    aspect-ratio: 16 / 9;
    border: 0;
  }
`

/** The whole picture can be clicked. On a phone it is below the picture, which it would cover. */
const Play = styled(Link)`
  position: relative;
  justify-self: start;
  margin: var(--space-12) var(--space-16) var(--space-16);
  display: inline-flex;
  gap: var(--space-12);
  align-items: center;
  min-height: var(--space-48);
  padding: var(--space-8) var(--space-20);
  background: var(--colour-accent);
  border-radius: var(--radius-pill);
  color: var(--colour-on-accent);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: var(--colour-accent-strong);
  }

  &:focus-visible {
    border-radius: var(--radius-pill);
  }

  &::after {
    content: '';
    position: absolute;
    inset: -100vmax -100vmax calc(-1 * var(--space-16)) calc(-1 * var(--space-16));
  }

  & > svg {
    flex: none;
  }

  ${media.sm} {
    position: absolute;
    inset-block-end: var(--space-16);
    inset-inline-start: var(--space-16);
    margin: 0;
  }
`

const Duration = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

const Blocked = styled.div`
  padding: var(--space-16) var(--space-20);
  background: var(--colour-surface);
  border-block-start: 1px solid var(--colour-line);
`

/**
 * A video that loads nothing from its host before the visitor plays it and `mayLoad` is true. Without
 * JavaScript it is a picture with a link.
 */
export function Video(props: VideoProps) {
  return props.source ? <PlayableVideo {...props} source={props.source} /> : <LinkedVideo {...props} />
}

function PlayableVideo(props: VideoProps & { source: NonNullable<VideoProps['source']> }) {
  useBrowserCode()
  const { mayLoad, onRequest, blocked } = props
  const [requested, setRequested] = useState(false)
  const request = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setRequested(true)
    onRequest?.()
  }
  if (requested && mayLoad) {
    return (
      <Frame>
        <Player {...props} />
      </Frame>
    )
  }
  return (
    <div>
      <LinkedVideo {...props} onPlay={request} />
      <div role="status">{requested && blocked ? <Blocked>{blocked}</Blocked> : null}</div>
    </div>
  )
}

type LinkedVideoProps = VideoProps & { onPlay?: (event: MouseEvent<HTMLAnchorElement>) => void }

/** A picture with a link to the video, which `onPlay` may keep on the page. */
function LinkedVideo({ poster, href, target, playLabel, duration, onPlay }: LinkedVideoProps) {
  return (
    <Frame>
      {poster}
      <Play to={href} target={target} onClick={onPlay}>
        <svg width="16" height="18" viewBox="0 0 16 18" fill="currentColor" aria-hidden="true">
          <path d="M1 1.5v15L15 9Z" />
        </svg>
        {playLabel} {duration ? <Duration>{duration}</Duration> : null}
      </Play>
    </Frame>
  )
}

/** The element that replaces the play button receives its focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

function Player({
  source: { kind, url },
  title,
  posterUrl,
  width,
  height,
}: VideoProps & { source: NonNullable<VideoProps['source']> }) {
  if (kind === 'frame') {
    return (
      <iframe
        ref={takeFocus}
        src={url}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    // A transcript is below the video where there is one; the content has no caption files.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={takeFocus}
      src={url}
      poster={posterUrl}
      width={width}
      height={height}
      aria-label={title}
      controls
      autoPlay
      playsInline
    />
  )
}
