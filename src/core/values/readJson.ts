import { readFileSync } from 'node:fs'
import { messageOf } from './error'

/**
 * The value of a file of JSON (UTF-8), of a shape that is to be checked or is known. Throws when the file cannot be read,
 * with the error of the file system, and when it is not JSON, with its name.
 */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SyntaxError(`${file} is not JSON: ${messageOf(error)}`, { cause: error })
  }
}
