export type Room = {
  name: string
  /** A folder, a file, or a pattern of files, from the root of the project. */
  path: string
  holds: string
  /** Names of rooms; `*` for all. */
  mayImport: string[]
  /** Names of rooms of which only types may be imported. */
  mayImportTypes?: string[]
  planned?: true
}

export const rooms: Room[]
export const testFiles: string[]
