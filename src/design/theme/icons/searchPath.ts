/** The drawing of a magnifying glass, in its own file: the controls of lists need no other. */
export const searchPath = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20.5 20.5'
