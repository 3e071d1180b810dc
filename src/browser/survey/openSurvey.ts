import { consent } from '../../visitor/consent/store'
import type { SurveyVendor } from './vendor'

/** Time in ms within which a form must be there; then the visitor is told. */
export const surveyTimeout = 8000

export type OpenSurveyOptions = {
  id: string
  vendor: SurveyVendor
  /** Where the frame is put. */
  place: HTMLElement
  /** Names the frame for assistive technology. */
  title: string
  /** Called when the visitor has sent the answers. */
  onSubmitted: () => void
  /** Called when the visitor closes the form in itself. */
  onClosed: () => void
  /** Ends everything and removes the frame. */
  signal: AbortSignal
}

/**
 * Loads a form into a frame. Call it only with the visitor's permission: this is what it permits. Resolves when the form is
 * there; rejects, and has removed the frame, when it does not come in time or is ended.
 */
export async function openSurvey(options: OpenSurveyOptions): Promise<void> {
  const { id, vendor, place, title, onSubmitted, onClosed } = options
  const ended = new AbortController()
  const { signal } = ended
  const end = (): void => ended.abort()
  options.signal.addEventListener('abort', end)
  const timer = setTimeout(end, surveyTimeout)
  try {
    if (options.signal.aborted) end()
    const embedId = String(Math.random()).slice(2)
    const mayTrack = consent.allows('analytics')
    const address = vendor.address({ id, embedId, host: window.location.hostname, mayTrack })
    // A frame whose page cannot be reached is loaded too, with the browser's error. This request finds it out.
    await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal })
    if (signal.aborted) throw new Error('The survey was ended')
    const frame = document.createElement('iframe')
    frame.title = title
    frame.src = address.href
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    )
    signal.addEventListener('abort', () => frame.remove())
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The survey did not come')))
      window.addEventListener(
        'message',
        ({ origin, source, data }: MessageEvent<unknown>) => {
          if (origin !== address.origin || source !== frame.contentWindow) return
          const said = vendor.read(data, embedId)
          if (said) resolve()
          if (said === 'submitted') onSubmitted()
          if (said === 'closed') onClosed()
        },
        { signal },
      )
      place.append(frame)
    })
    clearTimeout(timer)
  } catch (error) {
    clearTimeout(timer)
    end()
    throw error
  }
}
