/** Which sessions are observed. The answer counts for a session, not for a page, so it is stored for the tab. */
import { isbot } from 'isbot'

/** Where Faro stores its session. A session that is not observed is stored in the same form, without an id. */
export const sessionKey = 'com.grafana.faro.session'

/** Longest time of a session in ms since its start, and since its last activity; as in Faro. */
const longest = 4 * 60 * 60 * 1000
const maxPause = 15 * 60 * 1000

/** What is read of a stored session. */
type StoredSession = { started: number; lastActivity: number; isSampled: boolean }

export type SessionOptions = {
  /** Share of the sessions that is observed, 0 to 1. Of bots none is. */
  rate: number
  userAgent?: string
  /** May throw, when the browser blocks storage: the answer then counts for the page. */
  storage?: () => Storage
  /** Milliseconds since 1970. */
  now?: () => number
  random?: () => number
}

function parseSession(text: string | null): StoredSession | undefined {
  try {
    const { started, lastActivity, isSampled } = JSON.parse(text ?? '') as Partial<StoredSession>
    const isWhole =
      Number.isFinite(started) && Number.isFinite(lastActivity) && typeof isSampled === 'boolean'
    return isWhole ? ({ started, lastActivity, isSampled } as StoredSession) : undefined
  } catch {
    return undefined
  }
}

const isCurrent = ({ started, lastActivity }: StoredSession, at: number): boolean =>
  started <= at && at - started < longest && at - lastActivity < maxPause

/**
 * Whether the session of this tab is observed. A new session is decided by chance; when it is not observed, that is
 * stored, without an id. An observed one stores itself. Anything else in its place is deleted: Faro could not read it.
 * Call it only with consent.
 */
export function isObserved({
  rate,
  userAgent = navigator.userAgent,
  storage = () => window.sessionStorage,
  now = Date.now,
  random = Math.random,
}: SessionOptions): boolean {
  if (rate <= 0 || userAgent === '' || isbot(userAgent)) return false
  const at = now()
  const access = <Result>(act: (available: Storage) => Result): Result | undefined => {
    try {
      return act(storage())
    } catch {
      return undefined
    }
  }
  const stored = access((available) => parseSession(available.getItem(sessionKey)))
  const session = stored && isCurrent(stored, at) ? stored : undefined
  if (session?.isSampled) return true
  if (!session && random() < rate) {
    access((available) => available.removeItem(sessionKey))
    return true
  }
  const unobserved = { sessionId: '', started: session?.started ?? at, lastActivity: at, isSampled: false }
  access((available) => available.setItem(sessionKey, JSON.stringify(unobserved)))
  return false
}

/** Deletes what this room and Faro have stored. */
export function forgetSession(): void {
  try {
    window.sessionStorage.removeItem(sessionKey)
  } catch {
    // The browser blocks storage.
  }
}
