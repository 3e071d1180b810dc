import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { environment } from '../environment'
import { writeIfChanged } from '../site/writeIfChanged'
import { fontFiles, fontSource } from '../theme/fonts'
import { menuIcons, menuIconsPath } from '../theme/icons/sprite'
import { printCss, printCssPath } from '../theme/printCss'
import { writeMedia } from './media'

/** Writes the style of printed pages, unless an earlier build has written the same. */
export const writePrintCss = (publicFolder: string): void =>
  writeIfChanged(path.join(publicFolder, printCssPath), printCss)

/** Writes the icons of menus, unless an earlier build has written the same. */
export function writeMenuIcons(publicFolder: string): void {
  mkdirSync(path.join(publicFolder, path.dirname(menuIconsPath)), { recursive: true })
  writeIfChanged(path.join(publicFolder, menuIconsPath), menuIcons)
}

/**
 * Writes to `public` what pages refer to by a fixed address: fonts, the style of printed pages, the icons of menus, and
 * the media of the embedded repository.
 */
export async function writePublicFiles(): Promise<void> {
  mkdirSync('public/fonts', { recursive: true })
  for (const file of fontFiles) cpSync(path.join(fontSource, file), path.join('public/fonts', file))
  writePrintCss('public')
  writeMenuIcons('public')
  await writeMedia(path.join(environment().CONTENT_DIR, 'media'), 'public/media')
}
