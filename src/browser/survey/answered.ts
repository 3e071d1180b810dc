import { whenAllowed } from '../../visitor/consent/gate'

/** Key in both storages of the survey that the visitor has answered or declined: its id. */
export const surveyKey = 'survey/v2'

const storedIn = (kind: 'localStorage' | 'sessionStorage', id: string): boolean => {
  try {
    return window[kind].getItem(surveyKey) === id
  } catch {
    // The browser blocks storage.
    return false
  }
}

const storeIn = (kind: 'localStorage' | 'sessionStorage', id: string): void => {
  try {
    window[kind].setItem(surveyKey, id)
  } catch {
    // The browser blocks storage: the survey is offered again on the next page.
  }
}

/** True when the visitor has answered or declined this survey; another one counts as new. */
export const isAnswered = (id: string): boolean =>
  storedIn('sessionStorage', id) || storedIn('localStorage', id)

/** Remembers that a survey was answered or declined: for this tab, and for later visits with consent to functionality. */
export function rememberAnswered(id: string): void {
  storeIn('sessionStorage', id)
  whenAllowed('functionality', () => storeIn('localStorage', id))
}
