/**
 * The consent banner: shown by the file of its locale (bannerFile.ts) and answered without the application, whose store
 * it tells the decision (src/visitor/consent/page.ts).
 *
 * It is a region at the end of the page, not a dialog: the page stays usable. Asked by the site it takes no focus and is
 * announced politely; opened by the visitor it takes the focus and gives it back.
 */
import { hidesBanner } from '../consent/hiddenBanner'
import { decidedEvent } from '../consent/page'
import { hasPrivacyControl } from '../consent/privacyControl'
import { consentKey, decision, readRecord, writeRecord } from '../consent/record'
import {
  choiceCategories,
  choiceOf,
  choiceWith,
  isRefusedByControl,
  type ConsentChoice,
} from '../consent/state'
import { bannerId, controlNoteId, noticeId } from './bannerId'

/** The HTML inside of the region, its name, and the HTML of the notice. Written into the file by bannerFile.ts. */
declare const BANNER: { html: string; label: string; notice: string }

/** The later of the decision in storage and the one made on this page. */
function currentDecision(): ReturnType<typeof readRecord> {
  const now = Date.now()
  const onPage = readRecord(window.__consent?.record ?? null, now)
  let stored: typeof onPage
  try {
    stored = readRecord(localStorage.getItem(consentKey), now)
  } catch {
    // The browser blocks storage.
  }
  return onPage && stored && stored.decidedAt > onPage.decidedAt ? stored : (onPage ?? stored)
}

const isGranted = (): boolean => window.__consent?.granted === true

const currentChoice = (): ConsentChoice => currentDecision()?.preferences ?? choiceOf(isGranted)

function decide(choice: ConsentChoice): void {
  const text = writeRecord(decision(choiceWith(hasPrivacyControl(), choice), Date.now()))
  if (window.__consent) window.__consent.record = text
  try {
    localStorage.setItem(consentKey, text)
  } catch {
    // The decision is valid for this page.
  }
  dispatchEvent(new Event(decidedEvent))
}

let opener: HTMLAnchorElement | undefined

function close(region: HTMLElement): void {
  const hadFocus = region.contains(document.activeElement)
  region.remove()
  // To the link that opened it; otherwise to the content, so that the next Tab does not start at the end of the page.
  if (opener?.isConnected) opener.focus()
  else if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
}

function fill(region: HTMLElement): void {
  region.innerHTML = BANNER.html
  const form = region.querySelector('form')
  if (!form) return
  const hasControl = hasPrivacyControl()
  if (hasControl) form.dataset['control'] = ''
  const current = choiceWith(hasControl, currentChoice())
  const boxOf = (name: string): HTMLInputElement | null => form.querySelector(`[name=${name}]`)
  for (const name of choiceCategories) {
    const box = boxOf(name)
    if (!box) continue
    box.checked = current[name]
    if (!hasControl || !isRefusedByControl(name)) continue
    box.disabled = true
    box.setAttribute('aria-describedby', controlNoteId)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const pressed = (event.submitter as HTMLButtonElement | null)?.value
    if (pressed) {
      decide(choiceOf((name) => pressed === 'all' || (pressed === 'some' && boxOf(name)?.checked === true)))
    }
    close(region)
  })
}

/**
 * A press elsewhere moves the focus there, and with it the region back to the edge of the screen: it must not take the end
 * of that press, or the click would be lost.
 */
function letPressesEnd(): void {
  const setPassive = (isPassive: (region: HTMLElement) => boolean): void => {
    const region = document.getElementById(bannerId)
    region?.toggleAttribute('data-passive', isPassive(region))
  }
  addEventListener('pointerdown', ({ target }) => setPassive((region) => !region.contains(target as Node)))
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => setTimeout(() => setPassive(() => false)))
}

/** Shows or removes the line that says that cookies are in use, the last of the page: it moves nothing. */
function note(isShown: boolean): void {
  const present = document.getElementById(noticeId)
  if (!isShown) present?.remove()
  else if (!present) {
    const line = Object.assign(document.createElement('aside'), { id: noticeId, innerHTML: BANNER.notice })
    line.setAttribute('aria-label', BANNER.label)
    document.body.append(line)
  }
}

/** Removes a question that was answered elsewhere meanwhile. What the visitor has opened stays. */
function stopAsking(): void {
  const region = document.getElementById(bannerId)
  if (region?.hasAttribute('aria-live') && !opener) close(region)
}

/** False where the address says so, and when the answer is known since the file of the banner was requested. */
const mayAsk = (): boolean =>
  !hidesBanner(location.search) && !isGranted() && !hasPrivacyControl() && !currentDecision()

function open(link?: HTMLAnchorElement): void {
  let region = document.getElementById(bannerId)
  if (!link && (region || !mayAsk())) return
  opener = link
  const isNew = !region
  region ??= Object.assign(document.createElement('section'), { id: bannerId, tabIndex: -1 })
  if (isNew) {
    region.setAttribute('aria-label', BANNER.label)
    if (!link) region.setAttribute('aria-live', 'polite')
    region.addEventListener('keydown', ({ key, currentTarget }) => {
      // Nobody is to be kept from an unchanged decision; a question stays until it is answered.
      if (key === 'Escape' && opener) close(currentTarget as HTMLElement)
    })
    document.body.append(region)
    if (link) fill(region)
    // A live region announces what comes after itself.
    else requestAnimationFrame(() => fill(region))
  }
  if (!link) return
  const details = region.querySelector('details')
  if (details) details.open = true
  region.focus()
  // On a low screen it is at the end of the page.
  if (getComputedStyle(region).position === 'static') region.scrollIntoView()
}

// The file shows the banner at once, for the link that its script was fetched for, unless it was fetched for the notice.
const { link, isForNotice } = document.currentScript as HTMLScriptElement & {
  link?: HTMLAnchorElement
  isForNotice?: boolean
}
letPressesEnd()
if (window.__consent) Object.assign(window.__consent, { open, stopAsking, note })
if (!isForNotice) open(link)
