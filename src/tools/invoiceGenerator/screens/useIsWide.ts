import { useMedia } from '../../../design/hydration/useMedia'
import { breakpoints, em } from '../../../design/theme/tokens'

/** Whether the preview is beside the form, as it is from `lg`; false in prerendered HTML. */
export const useIsWide = (): boolean => useMedia(`(min-width: ${em(breakpoints.lg)})`)
