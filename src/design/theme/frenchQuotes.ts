/**
 * Quotation marks of a French quotation, with the narrow no-break spaces inside of them that French asks for and browsers
 * leave out (Lexique des règles typographiques en usage à l'Imprimerie nationale). For the element of the quotation, and for
 * one that lies around it.
 */
export const frenchQuotes = `
  &:lang(fr),
  &:lang(fr) .quoted {
    quotes: '«\\202f' '\\202f»' '“' '”';
  }
`
