import { refusedIn, type ConsentCategory } from './state'
import { consent } from './store'

/** True when the visitor has refused the category (`refusedIn`); no decision is not a refusal. */
export const hasRefused = (category: ConsentCategory): boolean => refusedIn(consent.state(), category)
