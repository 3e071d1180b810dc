import { isIconName } from '../../theme/icons/names'
import { iconPaths } from '../../theme/icons/paths'
import { LineDrawing } from './LineDrawing'

/** A decorative line icon of 24 px in the colour of the text; nothing for an unknown name. */
export function Icon({ name }: { name: string }) {
  return isIconName(name) ? <LineDrawing path={iconPaths[name]} /> : null
}
