import { open, rename, rm, stat } from 'node:fs/promises'
import type Libsql from 'libsql'

/** What tells a file from another one at the same path. */
export type FileIdentity = { device: bigint; inode: bigint }

export async function identityOf(file: string): Promise<FileIdentity> {
  const { dev: device, ino: inode } = await stat(file, { bigint: true })
  return { device, inode }
}

export const isSameFile = (one: FileIdentity | undefined, other: FileIdentity | undefined): boolean =>
  one !== undefined && one.device === other?.device && one.inode === other.inode

/** The files that SQLite writes beside a database. */
const companionsOf = (file: string): string[] => [`${file}-wal`, `${file}-shm`]

/** The identities of a database's companion files, while a connection is open. */
export const companionIdentities = (file: string): Promise<(FileIdentity | undefined)[]> =>
  Promise.all(companionsOf(file).map((one) => identityOf(one).catch(() => undefined)))

/**
 * Deletes the companion files that a database has left at its path when it was deleted or replaced: SQLite would apply
 * them to the new file.
 */
export async function deleteLeftCompanions(
  file: string,
  left: readonly (FileIdentity | undefined)[],
): Promise<void> {
  const found = await companionIdentities(file)
  for (const [index, path] of companionsOf(file).entries())
    if (isSameFile(found[index], left[index])) await rm(path, { force: true })
}

/**
 * Writes a copy of an open database beside `file`, readable by its owner only, and gives its path. The database's own
 * file may be deleted: the connection still reads it.
 */
export async function copyOpenDatabase(database: Libsql.Database, file: string): Promise<string> {
  const copy = `${file}.${process.pid}.copy`
  await rm(copy, { force: true })
  await (await open(copy, 'wx', 0o600)).close()
  try {
    database.prepare('vacuum into ?').run([copy])
    return copy
  } catch (error) {
    await rm(copy, { force: true })
    throw error
  }
}

/** Puts a copy at the path of the deleted file. */
export const putInPlace = (copy: string, file: string): Promise<void> => rename(copy, file)

/**
 * Adds the leads of a copy to another database. Of a lead that both have, as after a backup was put back, the one stays
 * that has come further, so that a delivered one is not sent again.
 */
export function addLeads(database: Libsql.Database, copy: string): void {
  database.prepare('attach database ? as earlier').run([copy])
  try {
    const columns = database
      .prepare(`select name from pragma_table_info('outbox')`)
      .all([])
      .map((row) => (row as { name: string }).name)
      .join(', ')
    database.exec('begin immediate')
    try {
      database.exec(`delete from outbox where settled_at is null and exists (
        select 1 from earlier.outbox as other where other.id = outbox.id
          and (other.settled_at is not null or other.attempts > outbox.attempts))`)
      database.exec(`insert or ignore into outbox (${columns}) select ${columns} from earlier.outbox`)
      database.exec('commit')
    } catch (error) {
      if (database.inTransaction) database.exec('rollback')
      throw error
    }
  } finally {
    database.exec('detach database earlier')
  }
}
