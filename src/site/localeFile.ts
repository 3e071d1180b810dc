import type { UrlCode } from '../../locales.config'

/** Folders of `public/` with one file per locale, which the browser fetches when a visitor needs it. */
export const localeFolders = ['chat', 'survey'] as const

export type LocaleFolder = (typeof localeFolders)[number]

/** What is in the file of a locale. */
export type LocaleFile = { folder: LocaleFolder; urlCode: UrlCode; content: object }

/** Address of a locale's file. Without a digest, so that no page depends on its content. */
export const localeFilePath = (folder: LocaleFolder, urlCode: string): string => `/${folder}/${urlCode}.json`
