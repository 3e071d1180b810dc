/** A duration in words of the language: `formatDuration(365, 'day', 'de-DE')` → `365 Tage`. */
export function formatDuration(count: number, unit: 'minute' | 'day' | 'month', htmlLang: string): string {
  return new Intl.NumberFormat(htmlLang, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** A duration in words of the language: `formatMinutes(45, 'de-DE')` → `45 Minuten`. */
export const formatMinutes = (minutes: number, htmlLang: string): string =>
  formatDuration(minutes, 'minute', htmlLang)
