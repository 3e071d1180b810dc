import type { ContentFinding } from '../cms/contentFinding'

/** The place of a field for people, who count from 1: `data.menus.0.first_link` is `menus 1, first link`. */
const fieldName = (field: string): string =>
  field
    .replace(/^data\./, '')
    .replace(/\.(\d+)(?=\.|$)/g, (_, place: string) => ` ${Number(place) + 1}`)
    .replaceAll('.', ', ')
    .replaceAll('_', ' ')

/** A finding as a sentence for people who write: the document by its title, without ids and folders. */
export function findingSentence(
  { type, lang, field, message }: Pick<ContentFinding, 'type' | 'lang' | 'field' | 'message'>,
  title: string | undefined,
): string {
  const place = [title, title === type ? '' : type, lang, fieldName(field)]
  return `${place.filter(Boolean).join(' · ')}: ${message}`
}
