/** The largest e-invoice that is read, in bytes. */
export const maxEinvoiceBytes = 20_000_000

/** The largest picture that is taken as a logo, in bytes. */
export const maxLogoBytes = 30_000_000
