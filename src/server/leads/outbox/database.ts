import type { InStatement, ResultSet } from '@libsql/client'

/** The database operations that the outbox needs. `execute` and `batch` wait while another process locks the file. */
export type OutboxDatabase = {
  execute(statement: InStatement): Promise<ResultSet>
  /** All statements in one transaction, or none. */
  batch(statements: InStatement[], mode: 'write'): Promise<ResultSet[]>
  close(): void
}
