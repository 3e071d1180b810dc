import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { writeIfChanged } from '../content/site/writeIfChanged'
import { unreadableSentence } from '../content/source/unreadableMedia'
import { environment } from '../core/environment'
import { openedCss } from '../design/layout/openedCss'
import { openedCssPath } from '../design/layout/openedCssPath'
import { fontFiles, fontSource } from '../design/theme/fonts'
import { menuIcons, menuIconsPath } from '../design/theme/icons/sprite'
import { motionCss } from '../design/theme/motionCss'
import { motionCssPath } from '../design/theme/motionCssPath'
import { printCss, printCssPath } from '../design/theme/printCss'
import { writeMedia } from './media'
import { writePdfFonts } from './pdfFonts'

/** The site's own files that are named by a digest, by their address. */
const digestFiles: Readonly<Record<string, string>> = {
  [printCssPath]: printCss,
  [motionCssPath]: motionCss,
  [openedCssPath]: openedCss,
  [menuIconsPath]: menuIcons,
}

/** Their addresses: the styles of printed pages, of pictures that play and of opened menus, and the icons of menus. */
export const digestPaths = Object.keys(digestFiles)

/** Writes them, except those that an earlier build has written. */
export function writeDigestFiles(publicFolder: string): void {
  for (const [address, content] of Object.entries(digestFiles))
    writeIfChanged(path.join(publicFolder, address), content)
}

/**
 * Writes to `public` what pages refer to by a fixed address: fonts of pages and of PDFs, the styles of
 * printed pages, of pictures that play and of opened menus, the icons of menus, and the media of the embedded repository.
 */
export async function writePublicFiles(): Promise<void> {
  mkdirSync('public/fonts', { recursive: true })
  for (const file of fontFiles) cpSync(path.join(fontSource, file), path.join('public/fonts', file))
  writePdfFonts('public')
  writeDigestFiles('public')
  const folder = path.join(environment().CONTENT_DIR, 'media')
  const { unreadable } = await writeMedia(folder, 'public/media')
  for (const [file, problem] of unreadable)
    process.stderr.write(`Left out, since no page shows it: ${unreadableSentence(folder, file, problem)}\n`)
}
