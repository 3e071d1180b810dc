import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { BuiltFilesError } from './builtForms'

/** A survey of the built site, as far as the server decides whether it is shown. */
export type BuiltSurvey = { urlCode: string; isStagingOnly: boolean }

const surveySchema = z.object({ isStagingOnly: z.boolean() })

/**
 * Reads which locales have a survey, once, in the folder of the project. Without the folder none has. Throws a
 * BuiltFilesError for a file of another shape.
 */
export function readBuiltSurveys(projectDir: string): BuiltSurvey[] {
  const folder = join('public', 'survey')
  return namesIn(join(projectDir, folder)).map((name) => {
    try {
      const text = readFileSync(join(projectDir, folder, name), 'utf8')
      const { isStagingOnly } = surveySchema.parse(JSON.parse(text))
      return { urlCode: name.replace(/\.json$/, ''), isStagingOnly }
    } catch (cause) {
      throw new BuiltFilesError(join(folder, name), cause)
    }
  })
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
  } catch {
    return []
  }
}
