import { http } from '../http/client'
import { formsDataPath, type FormsData } from './formsData'

const loading = new Map<string, Promise<FormsData>>()

/** A host that answers every address with a page answers this one too, so the shape is looked at. */
function parse(value: unknown, path: string): FormsData {
  const { disallowedEmailDomains } = (value ?? {}) as Partial<FormsData>
  if (!Array.isArray(disallowedEmailDomains)) throw new Error(`forms data: ${path} holds something else`)
  return value as FormsData
}

/**
 * What the forms of a locale need, fetched once per page life. Rejects when it cannot be had; the next call then
 * asks again.
 */
export function loadFormsData(urlCode: string): Promise<FormsData> {
  const known = loading.get(urlCode)
  if (known) return known
  const path = formsDataPath(urlCode)
  const asked = http
    .get(path)
    .json()
    .then((value) => parse(value, path))
  loading.set(urlCode, asked)
  asked.catch(() => loading.delete(urlCode))
  return asked
}
