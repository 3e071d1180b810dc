import { inlineOpener } from '../../visitor/consentBanner/inline'
import { inlineBootstrap } from './inline'

/**
 * The one inline script of a page, with the same bytes on all of them: the opener of the cookie settings, which must also work
 * when the bootstrap script fails, and the bootstrap script.
 */
export const pageScript = inlineOpener + inlineBootstrap
