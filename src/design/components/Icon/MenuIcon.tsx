import type { CSSProperties } from 'react'
import { iconNames, isIconName } from '../../theme/icons/names'

/**
 * An icon of a menu: decorative, 24 px, in the accent colour; nothing for an unknown name. Menus are closed when a page
 * opens, so their icons are a file of their own (src/design/theme/icons/sprite.ts), which browsers fetch with the first menu that opens.
 */
export function MenuIcon({ name }: { name: string }) {
  if (!isIconName(name)) return null
  return (
    <span
      className="menu-icon"
      aria-hidden="true"
      style={{ '--icon': iconNames.indexOf(name) } as CSSProperties}
    />
  )
}
