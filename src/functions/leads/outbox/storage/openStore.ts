import type { Log } from '../../../log'
import { openFileStore } from './fileStore'
import { openPostgresStore } from './postgresStore'
import type { OutboxStore } from './store'

/**
 * The store behind an address: a file of this machine (`file:var/leads.db`), or a PostgreSQL database
 * (`postgres://…`). It connects at first use, and again after a failed connection. The log has
 * what happens to a file.
 */
export const openStore = (url: string, log?: Log): OutboxStore =>
  url.startsWith('file:') ? openFileStore(url, log) : openPostgresStore(url)
