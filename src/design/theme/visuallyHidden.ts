/** What is read by assistive technology and not seen; for a style that holds at some widths only. Everywhere: the class. */
export const visuallyHidden =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;'
