import { http } from '../../core/http/client'
import { formsDataChanged, formsDataPath, type FormsData } from './formsData'

const loading = new Map<string, Promise<FormsData>>()

if (typeof window !== 'undefined') window.addEventListener(formsDataChanged, () => loading.clear())

/** Some hosts respond to every address with a page, so the shape is checked. */
function parse(value: unknown, path: string): FormsData {
  const { disallowedEmailDomains } = (value ?? {}) as Partial<FormsData>
  if (!Array.isArray(disallowedEmailDomains)) throw new Error(`forms data: ${path} holds something else`)
  return value as FormsData
}

/**
 * What the forms of a locale need, fetched once per page load. Rejects when it cannot be fetched; the next
 * call then retries.
 */
export function loadFormsData(urlCode: string): Promise<FormsData> {
  const known = loading.get(urlCode)
  if (known) return known
  const path = formsDataPath(urlCode)
  const request = http
    .get(path)
    .json()
    .then((value) => parse(value, path))
  loading.set(urlCode, request)
  request.catch(() => loading.delete(urlCode))
  return request
}
