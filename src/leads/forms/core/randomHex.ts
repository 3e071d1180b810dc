/** Random hex digits, two per byte. Also works on plain http, where `crypto.randomUUID` does not exist. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}
