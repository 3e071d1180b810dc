import type { ToolWords } from '../../../content/cms/toolWords'

/** The words of some keys. */
export type Words<Key extends string> = Readonly<Record<Key, string>>

/** The words of the given keys; an empty text for one that is missing, which `check:content` names. */
export const wordsFor = <Key extends string>(
  words: ToolWords,
  ...keys: readonly (readonly Key[])[]
): Words<Key> => Object.fromEntries(keys.flat().map((key) => [key, words[key] ?? ''])) as Words<Key>

/**
 * The words of a part with all its keys, and like `wordsFor` an empty text for one that is missing. For code of the first
 * load: the list of the keys of a large tool would be 1.5 KB of it.
 */
export const wordsOf = <Key extends string>(words: ToolWords): Words<Key> =>
  new Proxy(words, { get: (texts, key) => (typeof key === 'string' && texts[key]) || '' })
