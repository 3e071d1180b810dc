import { digestPath } from './digestPath'
import { motionCss } from './motionCss'

/** The file that pages with a picture that plays name in their HTML. */
export const motionCssPath = digestPath('motion', 'css', motionCss)
