import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Reads `.env` of the folder into the variables of this process, where there is one. What is set already is kept.
 * Call it before anything asks for the environment.
 */
export function readEnvFile(folder: string): void {
  const file = join(folder, '.env')
  if (!existsSync(file)) return
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) {
    process.env[name] ??= value
  }
}
