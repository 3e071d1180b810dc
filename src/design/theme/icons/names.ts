/** The icons of the content models, in the order in which they are in the sprite. */
export const iconNames = [
  'card',
  'receipt',
  'invoice',
  'approval',
  'chart',
  'cash',
  'lock',
  'globe',
  'team',
  'phone',
  'clock',
  'sync',
  'wallet',
  'bank',
  'mileage',
  'leaf',
  'shield',
  'bell',
  'search',
  'document',
] as const

export type IconName = (typeof iconNames)[number]

/** True for the name of an icon. */
export const isIconName = (name: string): name is IconName => (iconNames as readonly string[]).includes(name)
