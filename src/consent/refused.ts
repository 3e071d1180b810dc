import { refusedIn, type ConsentCategory } from './state'
import { consent } from './store'

/** True when the visitor said no to the category (`refusedIn`); nothing decided is no refusal. */
export const hasRefused = (category: ConsentCategory): boolean => refusedIn(consent.state(), category)
