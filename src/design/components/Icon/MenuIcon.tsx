import styled from 'styled-components'
import { iconSize } from '../../theme/icons/lines'
import { iconNames, isIconName } from '../../theme/icons/names'

const Square = styled.span`
  flex: none;
  width: ${iconSize}px;
  height: ${iconSize}px;
  background: var(--menu-icons) 0 calc(var(--icon) * -${iconSize}px) / ${iconSize}px auto no-repeat;
`

/**
 * An icon of a menu: decorative, 24 px, in the accent colour; nothing for an unknown name. Menus are closed when a page
 * opens, so their icons are a file of their own (src/design/theme/icons/sprite.ts), which browsers fetch with the first menu that opens.
 */
export function MenuIcon({ name }: { name: string }) {
  if (!isIconName(name)) return null
  return <Square aria-hidden="true" style={{ '--icon': iconNames.indexOf(name) }} />
}
