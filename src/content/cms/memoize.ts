/**
 * The same function, which computes its result once for each object and keeps it as long as the object. For objects that
 * are never changed, such as documents: a publish or preview reads thousands of them again that are as they were.
 */
export function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const known = results.get(key)
    if (known) return known.result
    const result = compute(key)
    results.set(key, { result })
    return result
  }
}

/** The same function, which computes its result once for each text: for what is costly and requested often. */
export function memoizeByText<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, { result: Result }>()
  return (text) => {
    const known = results.get(text)
    if (known) return known.result
    const result = compute(text)
    results.set(text, { result })
    return result
  }
}
