/** A duration in words of the language: `formatMinutes(45, 'de-DE')` → `45 Minuten`. */
export function formatMinutes(minutes: number, htmlLang: string): string {
  return new Intl.NumberFormat(htmlLang, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    minutes,
  )
}
