import { isFilled, type Content, type ImageField, type LinkField } from '@prismicio/client'
import { linkOf } from '../../content/cms/links'
import { plainText } from '../../content/cms/plainText'
import { isGated } from '../../content/cms/serverFields'
import { clockMinutes, isExcerpt } from '../../content/cms/spokenMinutes'
import { absolute } from '../hreflang'
import type { DescribedPage, SchemaObject } from './maker'

type Recording = Pick<
  Content.OnDemandResourceDocument['data'],
  'title' | 'lead' | 'recorded_on' | 'duration_minutes' | 'video_url' | 'poster' | 'transcript' | 'form_title'
>

type Video = {
  name: string
  description: string
  link: LinkField | null | undefined
  poster: ImageField<never> | null | undefined
  /** Day or moment, ISO 8601. */
  uploaded: string | undefined
  /** ISO 8601 duration. */
  duration: string | undefined
  transcript: string
  /** Address of the page that leads to the video, where its own is in no page. */
  page?: string
}

const isFile = (address: string): boolean => /\.(mp4|webm|mov|m4v)([?#]|$)/i.test(address)

/** schema.org requires name, picture and upload date: without an address or a date there is no object. */
function videoObject({ name, description, uploaded, ...video }: Video, page: DescribedPage): SchemaObject[] {
  const address = linkOf(video.link)?.href ?? video.page
  if (!address || !uploaded) return []
  return [
    {
      '@type': 'VideoObject',
      name,
      description,
      thumbnailUrl: isFilled.image(video.poster) ? absolute(video.poster.url) : page.image.url,
      uploadDate: uploaded,
      ...(video.duration ? { duration: video.duration } : {}),
      ...(video.transcript ? { transcript: video.transcript } : {}),
      ...(isFile(address) ? { contentUrl: absolute(address) } : { url: absolute(address) }),
      inLanguage: page.language,
    },
  ]
}

/** The text of a transcript; empty for an excerpt, which schema.org has no word for. */
function wholeTranscript(
  field: Recording['transcript'] | undefined,
  minutes: number | null | undefined,
): string {
  const transcript = plainText(field)
  return isExcerpt(transcript, minutes) ? '' : transcript
}

/** The recording of an on-demand page. */
export function recordingData(data: Partial<Recording>, page: DescribedPage): SchemaObject[] {
  return videoObject(
    {
      name: data.title || page.title,
      description: data.lead || page.description,
      link: data.video_url,
      poster: data.poster,
      uploaded: data.recorded_on || page.context.published,
      duration: data.duration_minutes ? `PT${data.duration_minutes}M` : undefined,
      transcript: wholeTranscript(data.transcript, data.duration_minutes),
      ...(isGated(data) && { page: page.url }),
    },
    page,
  )
}

/** `2:05` and `1:02:05`, as the slice shows it, in ISO 8601. */
function isoDuration(shown: string | null | undefined): string | undefined {
  const match = /^(?:(\d+):)?(\d+):(\d\d)$/.exec(shown?.trim() ?? '')
  if (!match) return undefined
  const [, hours, minutes, seconds] = match
  return `PT${hours ? `${Number(hours)}H` : ''}${Number(minutes)}M${Number(seconds)}S`
}

const isVideoSlice = (slice: { slice_type: string }): slice is Content.VideoSlice =>
  slice.slice_type === 'video'

/** The videos among the slices of a page; the publication of the page is their upload date. */
export function sliceVideos(
  slices: readonly { slice_type: string }[] | null | undefined,
  page: DescribedPage,
): SchemaObject[] {
  return (slices ?? []).filter(isVideoSlice).flatMap(({ primary }) =>
    videoObject(
      {
        name: plainText(primary.title) || page.title,
        description: page.description,
        link: primary.video_url,
        poster: primary.poster,
        uploaded: page.context.published,
        duration: isoDuration(primary.duration),
        transcript: wholeTranscript(primary.transcript, clockMinutes(primary.duration)),
      },
      page,
    ),
  )
}
