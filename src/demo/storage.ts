import { demoAnswers, demoProgressKey, type DemoAnswers } from './savedProgress'

/** The saved progress as text; null without one, and where the browser forbids storage. */
export function storedProgress(): string | null {
  try {
    return window.localStorage.getItem(demoProgressKey)
  } catch {
    return null
  }
}

/** Keeps a text, or removes what is kept with null. False where storage is full or forbidden. */
export function storeProgress(text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(demoProgressKey)
    else window.localStorage.setItem(demoProgressKey, text)
    return true
  } catch {
    return false
  }
}

/** What the visitor did in the demo, for the lead of a form on any page. */
export const storedDemoAnswers = (): DemoAnswers => demoAnswers(storedProgress())
