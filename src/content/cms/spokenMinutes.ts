import { fill } from '../../core/i18n/fill'

/**
 * Characters without white space that an adult reads aloud in a minute, the mean of 17 languages: Trauzettel-Klosinski and Dietz
 * 2012, doi 10.1167/iovs.11-8284. Characters and not words, since they differ little between languages.
 */
const charactersAloud = 863

/** Whole minutes that saying a text takes, at least one. */
export const spokenMinutes = (text: string): number =>
  Math.max(1, Math.round(text.replace(/\s/g, '').length / charactersAloud))

/** What is said in a recording may take this part of its time at least; what takes less is an excerpt. */
const leastSpokenPart = 0.6

/** True for a transcript that cannot be all that is said in a recording of so many minutes. */
export const isExcerpt = (transcript: string, minutes: number | null | undefined): boolean =>
  typeof minutes === 'number' && minutes > 0 && spokenMinutes(transcript) < minutes * leastSpokenPart

/** Minutes of a length as a video shows it, `2:05` or `1:02:05`; undefined for another text. */
export function clockMinutes(shown: string | null | undefined): number | undefined {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d+):)?(\d+):(\d\d)$/.exec(shown?.trim() ?? '') ?? []
  return minutes ? Number(hours) * 60 + Number(minutes) + Number(seconds) / 60 : undefined
}

/** What a transcript is called: one that is too short for its recording is an excerpt, and says of how many minutes. */
export function transcriptTitle(
  transcript: string,
  minutes: number | null | undefined,
  { show_transcript, show_excerpt }: { show_transcript: string; show_excerpt: string },
): string {
  if (!isExcerpt(transcript, minutes)) return show_transcript
  return fill(show_excerpt, {
    count: String(spokenMinutes(transcript)),
    total: String(Math.round(minutes ?? 0)),
  })
}
