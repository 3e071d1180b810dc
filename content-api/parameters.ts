/** Errors in the parameters of a search, other than its queries. */
import { ApiError } from './errors'

/** A 400 that names the parameter and says what to write instead. */
export const parameterError = (name: string, message: string): ApiError =>
  new ApiError(400, { type: 'api_validation_error', message: `[${name}] ${message}` })

/** The names of a comma-separated parameter, `page.title,page.lead`; undefined when it is not given. */
export function listParameter(parameters: URLSearchParams, name: string): string[] | undefined {
  const names = parameters
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean)
  return names.length > 0 ? names : undefined
}

/** A value in a message, as it was written. */
export const quote = (value: unknown): string => JSON.stringify(value) ?? 'undefined'
