import type { SemanticInvoice } from '../semantic'
import { isSame } from './merge'

type Notes = SemanticInvoice['notes']

/** What is between the notes of a file in the one text of the form. */
export const noteSeparator = '\n\n'

/**
 * The notes of a file (BG-1) with the text of the form, which has all of them in one: those whose text is still there keep
 * their subject, and the text in the place of one that is not has its subject.
 */
export function mergeNotes(file: Notes, before: Notes, now: Notes): Notes {
  if (isSame(before, now)) return file
  let rest = now.map(({ text = '' }) => text).join(noteSeparator)
  const notes: Notes[number][] = []
  let gone: Notes = []
  const take = (text: string): void => {
    const [first] = gone
    if (text.trim()) notes.push({ ...first, text: text.trim() })
    gone = []
  }
  for (const note of file) {
    const at = note.text ? rest.indexOf(note.text) : -1
    if (!note.text || at < 0) {
      gone = [...gone, note]
      continue
    }
    take(rest.slice(0, at))
    notes.push(note)
    rest = rest.slice(at + note.text.length)
  }
  take(rest)
  return notes
}
