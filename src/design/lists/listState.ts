/** One way to narrow a list down: the name of its parameter in the address, and the values it may have. */
export type Filter = {
  key: string
  /** Named above the choices. */
  label: string
  options: readonly { value: string; text: string }[]
}

/** What a list shows: an empty state shows everything. */
export type ListState = {
  query: string
  /** Values by the key of their filter; a filter without a choice is absent. */
  chosen: Readonly<Record<string, string>>
}

export const everything: ListState = { query: '', chosen: {} }

/** The parameter of the search text. */
export const queryKey = 'q'

/** Longest search text, in characters. */
export const queryLimit = 80

export const isEverything = ({ query, chosen }: ListState): boolean =>
  query.trim() === '' && Object.keys(chosen).length === 0

/** The state that the query of an address asks for. A value that its filter does not have is ignored. */
export function readListState(
  search: string,
  { filters, hasSearch }: { filters: readonly Filter[]; hasSearch: boolean },
): ListState {
  const parameters = new URLSearchParams(search)
  const chosen: Record<string, string> = {}
  for (const { key, options } of filters) {
    const value = parameters.get(key)
    if (value !== null && options.some((option) => option.value === value)) chosen[key] = value
  }
  const query = hasSearch ? (parameters.get(queryKey) ?? '').slice(0, queryLimit) : ''
  return { query, chosen }
}

/** The query of the address for a state, `?…` or empty. The parameters of others, such as a campaign's, stay. */
export function listSearch({ query, chosen }: ListState, search: string, filters: readonly Filter[]): string {
  const parameters = new URLSearchParams(search)
  const set = (key: string, value: string | undefined): void => {
    if (value) parameters.set(key, value)
    else parameters.delete(key)
  }
  for (const { key } of filters) set(key, chosen[key])
  set(queryKey, query.trim())
  const text = parameters.toString()
  return text && `?${text}`
}

/** The state with another choice of one filter; undefined takes the choice back. */
export function withChoice({ query, chosen }: ListState, key: string, value: string | undefined): ListState {
  const { [key]: _before, ...others } = chosen
  return { query, chosen: value === undefined ? others : { ...others, [key]: value } }
}
