import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '../environment'
import { fontFiles, fontSource } from '../theme/fonts'
import { printCss, printCssPath } from '../theme/printCss'
import { writeMedia } from './media'

/**
 * Writes to `public` what pages refer to by a fixed address: fonts, the style of printed pages, and the media of the
 * embedded repository.
 */
export async function writePublicFiles(): Promise<void> {
  mkdirSync('public/fonts', { recursive: true })
  for (const file of fontFiles) cpSync(path.join(fontSource, file), path.join('public/fonts', file))
  mkdirSync('public/static', { recursive: true })
  writeFileSync(path.join('public', printCssPath), printCss)
  await writeMedia(path.join(environment().CONTENT_DIR, 'media'), 'public/media')
}
