/** Devices for which a page describes the set-up, by the value in its document. */
export type WalletDevice = 'iphone' | 'ipad' | 'mac' | 'apple_watch' | 'android' | 'wear_os' | 'computer'

/** What a browser says about its device. */
export type DeviceHints = { userAgent: string; maxTouchPoints: number }

/**
 * The kinds of device that a browser may run on, the likeliest first; none when it is unclear. It only puts one's own
 * device first in a list, so a wrong guess hides nothing.
 */
export function devicesOf({ userAgent, maxTouchPoints }: DeviceHints): readonly WalletDevice[] {
  if (/iPhone|iPod/.test(userAgent)) return ['iphone']
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  if (/iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return ['ipad', 'mac']
  if (/Macintosh/.test(userAgent)) return ['mac', 'computer']
  if (/Android/.test(userAgent)) return ['android']
  return /Windows|Linux|CrOS/.test(userAgent) ? ['computer'] : []
}

/** The entries with that of the reader's device first; the others stay in their order. */
export function ownFirst<Entry extends { device: string }>(
  entries: readonly Entry[],
  own: readonly string[],
): { entries: Entry[]; own: Entry | undefined } {
  const mine = own.flatMap((device) => entries.find((entry) => entry.device === device) ?? [])[0]
  return { entries: mine ? [mine, ...entries.filter((entry) => entry !== mine)] : [...entries], own: mine }
}
