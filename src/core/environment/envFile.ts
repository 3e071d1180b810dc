import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Reads `.env` of the folder, if there is one, into the variables of this process. Variables that are set stay as they
 * are. Call it before the first use of the environment.
 */
export function readEnvFile(folder: string): void {
  const file = join(folder, '.env')
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    process.env[name] ??= value
  }
}
