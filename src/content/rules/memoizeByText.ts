/** The same function, which computes its result once for each text: for patterns, which take long to compile. */
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
