/** The parameter of an address by which a page without JavaScript asks the server. */
export const searchParameter = 'q'
