import type { UrlCode } from '../../../locales.config'
import { toolWordsParts, type ToolWordsPart } from '../cms/toolWords'

/** Folders of `public/` with one file per locale, which the browser fetches when a visitor needs it. */
export const localeFolders = [
  'chat',
  'survey',
  'redirect-sources',
  ...toolWordsParts.map((part) => `tool-words/${part}` as const),
] as const

export type LocaleFolder = (typeof localeFolders)[number]

/** What is in the file of a locale. */
export type LocaleFile = { folder: LocaleFolder; urlCode: UrlCode; content: object }

/** The file `redirect-sources`: patterns of the addresses that the server redirects, with the locale in front. */
export type RedirectSources = { sources: string[] }

/** Folder of the words of a part of the free tools. */
export const toolWordsFolder = (part: ToolWordsPart): LocaleFolder => `tool-words/${part}`
