import { readFileSync } from 'node:fs'

/** A file for a host, by its path in the folder for it: with its text, or the file that has its content. */
export type HostFile = { path: string } & ({ text: string } | { file: string })

/** A file of a host's configuration. */
export type HostText = Extract<HostFile, { text: string }>

export const contentOf = (file: HostFile): Buffer<ArrayBuffer> =>
  'text' in file ? Buffer.from(file.text) : Buffer.from(readFileSync(file.file))
