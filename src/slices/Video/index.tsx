import type { Content } from '@prismicio/client'
import { linkOf } from '../../content/cms/links'
import { plainText } from '../../content/cms/plainText'
import { clockMinutes, transcriptTitle } from '../../content/cms/spokenMinutes'
import { useStrings } from '../../content/site/SiteContext'
import { Accordion } from '../../design/components/Accordion'
import { Picture } from '../../design/components/Picture'
import { RichText } from '../../design/components/RichText'
import { Stack } from '../../design/components/Stack'
import { Video as VideoPlayer } from '../../design/components/Video'
import { ProductScene } from '../../design/productScreens/ProductScene'
import { pictureOf } from '../fields'
import type { SliceProps } from '../sliceProps'
import { SliceSection } from '../SliceSection'

const isVideoFile = (href: string): boolean => /\.(mp4|webm|mov|m4v)([?#]|$)/i.test(href)

/**
 * A video that loads nothing before it is played: a picture with a link to its page or file. A file plays in
 * place once the application has started.
 */
export default function Video({ slice: { primary } }: SliceProps<Content.VideoSlice>) {
  const strings = useStrings()
  const { watch_the_video, play_video } = strings
  const link = linkOf(primary.video_url)
  if (!link) return null
  const poster = pictureOf(primary.poster)
  const title = plainText(primary.title)
  const isFile = isVideoFile(link.href)
  const playLabel = isFile ? play_video : watch_the_video
  const showTranscript = transcriptTitle(
    plainText(primary.transcript),
    clockMinutes(primary.duration),
    strings,
  )
  return (
    <SliceSection title={title}>
      <Stack gap="m">
        <VideoPlayer
          title={title || playLabel}
          source={isFile ? { kind: 'file', url: link.href } : undefined}
          href={link.href}
          target={link.target}
          playLabel={playLabel}
          duration={primary.duration ?? undefined}
          poster={
            poster ? (
              <Picture {...poster} sizes="(min-width: 1264px) 1200px, 100vw" />
            ) : (
              <ProductScene name={primary.scene} />
            )
          }
          posterUrl={poster?.url}
          width={poster?.width}
          height={poster?.height}
          // A file sets no cookie and runs no script of its host.
          mayLoad
        />
        {primary.transcript?.length ? (
          <Accordion items={[{ title: showTranscript, content: <RichText field={primary.transcript} /> }]} />
        ) : null}
      </Stack>
    </SliceSection>
  )
}
