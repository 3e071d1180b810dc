import type { LocaleFolder } from './localeFile'

/** Address of a locale's file. Without a digest, so that no page depends on its content. */
export const localeFilePath = (folder: LocaleFolder, urlCode: string): string => `/${folder}/${urlCode}.json`
