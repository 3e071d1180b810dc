/**
 * Freshchat's web messenger as a page runs it: reads the settings of the page, draws its frame and its own button unless
 * that is hidden, and tells its listeners a moment later. The window says what it receives in its own frame.
 */
export const freshchatScript = `(() => {
  const source = document.currentScript.src
  const listeners = {}
  const emit = (event, data) => setTimeout(() => { for (const one of listeners[event] ?? []) one(data) })
  let box, frame, isOpen = false, isLoaded = false, isInitialized = false

  const show = (open) => {
    isOpen = open
    if (frame) frame.style.display = open ? 'block' : 'none'
  }
  const widget = {
    init(settings) {
      if (isInitialized) return
      isInitialized = true
      const header = settings.config?.headerProperty ?? {}
      box = document.createElement('div')
      box.id = 'fc_frame'
      box.style.cssText = 'position:fixed;right:16px;bottom:16px;z-index:2147483647'
      frame = document.createElement('iframe')
      frame.id = 'fc_widget'
      frame.style.cssText = 'display:none;width:min(370px,calc(100vw - 32px));height:min(560px,calc(100vh - 32px));border:1px solid #999;border-radius:12px;background:#fff'
      frame.src = new URL('/freshchat/window?locale=' + encodeURIComponent(settings.locale ?? ''), source).href
      box.append(frame)
      if (!header.hideChatButton) {
        const button = document.createElement('button')
        button.textContent = 'Freshchat'
        button.onclick = () => widget.open()
        box.append(button)
      }
      document.body.append(box)
      document.cookie = '_fw_crm_v=' + crypto.randomUUID() + '; path=/; max-age=31536000'
      setTimeout(() => { isLoaded = true; emit('widget:loaded') }, 50)
    },
    open() { if (!isLoaded) return; show(true); emit('widget:opened') },
    close() { if (!isOpen) return; show(false); emit('widget:closed') },
    show() {}, hide() {},
    destroy() { box?.remove(); isInitialized = isLoaded = isOpen = false; emit('widget:destroyed'); return Promise.resolve() },
    isOpen: () => isOpen,
    isLoaded: () => isLoaded,
    isInitialized: () => isInitialized,
    on(event, listener) { (listeners[event] ??= []).push(listener) },
    user: {
      clear() {
        document.cookie = '_fw_crm_v=; path=/; max-age=0'
        emit('user:cleared')
        return Promise.resolve()
      },
    },
  }
  addEventListener('message', ({ source: from, data }) => {
    if (frame && from === frame.contentWindow && data === 'freshchat:close') widget.close()
  })
  window.fcWidget = widget
  const { token, onInit } = window.fcSettings ?? {}
  // An account's loader starts by itself; the classic widget is told its token.
  if (!token) widget.init(window.fcWidgetMessengerConfig ?? {})
  onInit?.(widget)
})()`

/** The window of the chat, in its frame. */
export const freshchatWindow = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Freshchat</title></head>
  <body style="font: 16px/1.5 system-ui; margin: 16px">
    <button type="button" id="close" aria-label="Close chat">×</button>
    <p>Hello! How can we help?</p>
    <form><label>Message <input name="message" required /></label> <button>Send</button></form>
    <ul id="sent"></ul>
    <script>
      document.getElementById('close').onclick = () => parent.postMessage('freshchat:close', '*')
      document.querySelector('form').onsubmit = async (event) => {
        event.preventDefault()
        const message = new FormData(event.currentTarget).get('message')
        event.currentTarget.reset()
        await fetch('/freshchat/messages', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ message }),
        })
        const item = document.createElement('li')
        item.textContent = message
        document.getElementById('sent').append(item)
      }
    </script>
  </body>
</html>`
