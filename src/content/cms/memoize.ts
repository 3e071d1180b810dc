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
