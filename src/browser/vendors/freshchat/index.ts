/**
 * Freshchat as the chat (developers.freshchat.com, "Web messenger"), in both ways of its installation: the loader of an
 * account, which starts by itself, and the classic widget, which is started with a token. Its own button is hidden.
 */
import type { Integrations } from '../../../visitor/integrations/contract'
import { ChatError, chatTimeout, type ChatOptions, type ChatVendor } from '../../chat/vendor'

type Widget = {
  init(settings: object): void
  open(): void
  close(): void
  destroy(): unknown
  isInitialized?(): boolean
  isLoaded?(): boolean
  isOpen?(): boolean
  on(event: 'widget:loaded' | 'widget:opened' | 'widget:closed', listener: () => void): void
  user?: { clear(): unknown }
}

declare global {
  interface Window {
    fcWidget?: Widget
    /** Read by the loader of an account. */
    fcWidgetMessengerConfig?: object
    /** Read by the classic widget. */
    fcSettings?: object
  }
}

/** Elements of the widget: around its window and the button that is hidden, and the frame of the window. */
const boxId = 'fc_frame'
const frameId = 'fc_widget'

const ignore = (): void => undefined

/** Without the promise of a method that fails once the widget is gone. */
const attempt = (act: () => unknown): void => {
  try {
    Promise.resolve(act()).catch(ignore)
  } catch {
    // It is gone already.
  }
}

/** What `open` waits for. */
type Opening = { script: HTMLScriptElement; connect(widget: Widget): void; fail(error: ChatError): void }

/** Time in ms between two looks at the page: a loader brings the widget later, and not every one calls `onInit`. */
const lookInterval = 200

/** Freshchat with an account's settings. Nothing is loaded before `open`. */
export function freshchat({ scriptUrl, token }: Required<Integrations>['freshchat']): ChatVendor {
  let opening: Opening | undefined
  let loading: Promise<Widget> | undefined
  /** A script that has not arrived: it runs even when its element has been removed, so another try waits for it too. */
  let onItsWay: HTMLScriptElement | undefined
  let looks: ReturnType<typeof setInterval> | undefined
  let looksEnd: ReturnType<typeof setTimeout> | undefined
  let isOpen = false
  let onClosed = ignore

  /** A closed window takes no focus, whatever is in it. */
  const showFrame = (title: string): void => {
    document.getElementById(boxId)?.toggleAttribute('inert', !isOpen)
    const frame = document.getElementById(frameId)
    if (frame instanceof HTMLIFrameElement && !frame.title) frame.title = title
    if (isOpen) frame?.focus()
  }

  const removeWidget = (): void => {
    const widget = window.fcWidget
    attempt(() => widget?.user?.clear())
    attempt(() => widget?.destroy())
    document.getElementById(boxId)?.remove()
    delete window.fcWidget
  }

  const look = (): void => {
    const widget = window.fcWidget
    if (widget && opening) opening.connect(widget)
    else if (widget) removeWidget()
  }
  const stopLooking = (): void => {
    clearTimeout(looksEnd)
    clearInterval(looks)
    looks = undefined
  }
  const startLooking = (): void => {
    stopLooking()
    looks = setInterval(look, lookInterval)
  }

  /** A script that has arrived brings its widget within the time limit, or not at all. */
  const stopLookingLater = (): void => {
    clearTimeout(looksEnd)
    looksEnd = setTimeout(stopLooking, chatTimeout)
  }

  /** For a refusal, a failure and a timeout: nothing is left in the page, and what arrives later is removed as well. */
  const tearDown = (reason: ChatError['reason']): void => {
    if (!opening) return
    const { script, fail } = opening
    opening = undefined
    loading = undefined
    isOpen = false
    script.remove()
    removeWidget()
    delete window.fcWidgetMessengerConfig
    delete window.fcSettings
    startLooking()
    if (!onItsWay) stopLookingLater()
    fail(new ChatError(reason))
  }

  const requestScript = (): HTMLScriptElement => {
    const script = document.createElement('script')
    Object.assign(script, { async: true, src: scriptUrl })
    script.setAttribute('chat', 'true')
    script.addEventListener('load', () => {
      onItsWay = undefined
      look()
      if (!opening) stopLookingLater()
    })
    script.addEventListener('error', () => {
      onItsWay = undefined
      tearDown('blocked')
      stopLooking()
    })
    onItsWay = script
    return script
  }

  const load = ({ language, title }: ChatOptions): Promise<Widget> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => tearDown('slow'), chatTimeout)
      const ready = (widget: Widget): void => {
        clearTimeout(timer)
        showFrame(title)
        resolve(widget)
      }
      let isConnected = false
      const connect = (widget: Widget): void => {
        if (isConnected) return
        isConnected = true
        stopLooking()
        widget.on('widget:closed', () => {
          if (opening !== mine) return
          isOpen = false
          showFrame(title)
          onClosed()
        })
        widget.on('widget:loaded', () => {
          if (opening === mine) ready(widget)
        })
        if (token && !widget.isInitialized?.()) widget.init(settings)
        if (widget.isLoaded?.()) ready(widget)
      }
      const fail = (error: ChatError): void => {
        clearTimeout(timer)
        reject(error)
      }
      const config = { headerProperty: { hideChatButton: true } }
      const settings = { token, host: new URL(scriptUrl).origin, locale: language, config, onInit: look }
      if (token) window.fcSettings = settings
      else {
        window.fcWidgetMessengerConfig = { config, locale: language, open: false }
        window.fcSettings = { onInit: look }
      }
      const mine: Opening = { script: onItsWay ?? requestScript(), connect, fail }
      opening = mine
      startLooking()
      document.head.append(mine.script)
    })

  return {
    async open(options) {
      onClosed = options.onClosed
      loading ??= load(options)
      const widget = await loading
      isOpen = true
      widget.open()
      showFrame(options.title)
    },
    close() {
      if (!isOpen) return
      // Its event says so too, and then nothing is left to do.
      window.fcWidget?.close()
    },
    remove: () => tearDown('ended'),
  }
}
