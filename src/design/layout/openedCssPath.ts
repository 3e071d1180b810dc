import { digestPath } from '../theme/digestPath'
import { openedCss } from './openedCss'

/** The file that every page names at its end. */
export const openedCssPath = digestPath('opened', 'css', openedCss)
