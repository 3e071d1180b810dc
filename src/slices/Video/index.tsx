import { useState, type MouseEvent } from 'react'
import type { Content } from '@prismicio/client'
import styled from 'styled-components'
import { linkOf } from '../../cms/links'
import { plainText, RichText } from '../../cms/RichText'
import { Accordion } from '../../components/Accordion'
import { Picture } from '../../components/Picture'
import { Stack } from '../../components/Stack'
import { Visual } from '../../components/Visual'
import { useStrings } from '../../i18n/SiteContext'
import { Link } from '../../routing/Link'
import { pictureOf } from '../fields'
import { SliceSection } from '../SliceSection'
import type { SliceProps } from '../SliceZone'

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
`

/** The whole picture can be clicked. */
const Play = styled(Link)`
  position: absolute;
  inset-block-end: var(--space-16);
  inset-inline-start: var(--space-16);
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
`

const Duration = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

const isVideoFile = (href: string): boolean => /\.(mp4|webm|mov|m4v)([?#]|$)/i.test(href)

/**
 * A video that loads nothing before it is played: a picture with a link to its page or file. A file plays in
 * place once the application has started.
 */
export default function Video({ slice: { primary } }: SliceProps<Content.VideoSlice>) {
  const { watch_the_video, play_video, show_transcript } = useStrings()
  const [playing, setPlaying] = useState(false)
  const link = linkOf(primary.video_url)
  if (!link) return null
  const poster = pictureOf(primary.poster)
  const title = plainText(primary.title)
  const file = isVideoFile(link.href)
  const playInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <SliceSection title={title}>
      <Stack gap="m">
        <Frame>
          {playing ? (
            // The transcript below says what the video says; the repository holds no captions file.
            // eslint-disable-next-line jsx-a11y/media-has-caption
            <video
              ref={(element) => element?.focus()}
              src={link.href}
              poster={poster?.url}
              width={poster?.width}
              height={poster?.height}
              aria-label={title || undefined}
              controls
              autoPlay
              playsInline
            />
          ) : (
            <>
              {poster ? (
                <Picture {...poster} sizes="(min-width: 1264px) 1200px, 100vw" />
              ) : (
                <Visual kind="dashboard" />
              )}
              <Play to={link.href} target={link.target} onClick={file ? playInPlace : undefined}>
                <svg width="16" height="18" viewBox="0 0 16 18" fill="currentColor" aria-hidden="true">
                  <path d="M1 1.5v15L15 9Z" />
                </svg>
                {file ? play_video : watch_the_video}{' '}
                {primary.duration && <Duration>{primary.duration}</Duration>}
              </Play>
            </>
          )}
        </Frame>
        {primary.transcript?.length ? (
          <Accordion items={[{ title: show_transcript, content: <RichText field={primary.transcript} /> }]} />
        ) : null}
      </Stack>
    </SliceSection>
  )
}
