import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes a file unless it has this content already: its date is part of its entity tag. */
export function writeIfChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content)
}
