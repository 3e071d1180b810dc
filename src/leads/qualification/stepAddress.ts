/** Parameter of the address that names the question or the outcome that is shown. */
const stepParameter = 'step'

/** The id in the query of an address; undefined when there is none. Whether such a step exists, `currentPlace` decides. */
export const stepInQuery = (search: string): string | undefined =>
  new URLSearchParams(search).get(stepParameter) || undefined

/** Path and query with the id of a step, or without one; other parameters and the hash's absence stay. */
export function addressOfStep(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  id?: string,
): string {
  const parameters = new URLSearchParams(search)
  if (id === undefined) parameters.delete(stepParameter)
  else parameters.set(stepParameter, id)
  const query = parameters.toString()
  return query ? `${pathname}?${query}` : pathname
}
