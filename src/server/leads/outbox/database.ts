import type { InStatement, ResultSet } from '@libsql/client'

/** A database, as far as the outbox needs one. Both wait while another process holds the file. */
export type OutboxDatabase = {
  execute(statement: InStatement): Promise<ResultSet>
  /** All statements in one transaction, or none. */
  batch(statements: InStatement[], mode: 'write'): Promise<ResultSet[]>
  close(): void
}
