import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '../../../locales.config'
import type { PageContext } from '../../content/cms/pageContext'
import { useLocale, useStrings } from '../../content/site/SiteContext'
import { inTapTime } from '../../design/hydration/tapLimit'
import { isFormServerMissing } from '../../leads/forms/formServer'
import {
  closeSignUp,
  dismissSignUp,
  onSignUpRequest,
  requestSignUp,
  signUpRequest,
  type SignUpRequest,
} from '../../leads/forms/signUpModal/request'
import type { SignUpView } from '../../leads/forms/signUpModal/signUpView'
import { readChoice } from '../../product/pricing/choice'
import { registrationPartner } from '../../visitor/attribution/pressedPartner'
import { signUpUrl } from '../../visitor/attribution/signUpUrl'
import { visitAttribution } from '../../visitor/attribution/visit'
import { consent } from '../../visitor/consent/store'
import { prefetchModal, loadModal, type Modal } from './loadModal'
import { watchRegisterLinks } from './registerLinks'
import { forgetSignUpInAddress } from './signUpAddress'

/** The registration address of this visitor: a register link completed, or a new one without a link. */
function registration(locale: Locale, href?: string): string {
  const partner = registrationPartner(href)
  return signUpUrl({
    locale,
    attribution: visitAttribution(),
    adsAllowed: consent.allows('advertisement'),
    choice: readChoice(window.location.search),
    ...(href ? { href } : {}),
    ...(partner ? { partner } : {}),
  })
}

/**
 * Focuses the header's sign-up link, for a modal that was not opened by an element of the page. A visitor who uses the app
 * has the one to log in instead.
 */
function focusHeaderLink(): void {
  const signUp = document.querySelector<HTMLElement>('header a[data-replay="sign-up"]')
  signUp?.focus({ preventScroll: true })
  if (signUp !== document.activeElement)
    document.querySelector<HTMLElement>('.header-log-in a')?.focus({ preventScroll: true })
}

/**
 * Shows the sign-up modal when it is requested, and makes the register links of the page request it. The modal itself
 * is loaded then; when that fails, a visitor who pressed a link goes to its target, the registration.
 */
export function SignUpModalHost({ place }: { place: PageContext['signUp'] }) {
  const request = useSyncExternalStore(onSignUpRequest, signUpRequest, () => undefined)
  const locale = useLocale()
  const { sign_up } = useStrings()
  const [shown, setShown] = useState<{ request: SignUpRequest; view: SignUpView; Modal: Modal }>()
  const pressed = useRef<HTMLAnchorElement>()
  const { urlCode, htmlLang } = locale

  useEffect(
    () =>
      watchRegisterLinks({
        complete: (href) => registration(locale, href),
        isOffered: () => !isFormServerMissing(),
        prefetch: () => prefetchModal(urlCode),
        open(link, href) {
          // A double click: a second request would cancel the first one.
          if (signUpRequest()) return
          pressed.current = link
          link.setAttribute('aria-busy', 'true')
          requestSignUp({ href })
        },
      }),
    [locale, urlCode],
  )

  useEffect(() => {
    if (!request) return undefined
    let isCurrent = true
    let stopFollowing = (): void => undefined
    const settle = () => {
      pressed.current?.removeAttribute('aria-busy')
      pressed.current = undefined
    }
    const show = async (): Promise<void> => {
      prefetchModal(urlCode)
      const { SignUpModal, showSignUp } = await inTapTime(loadModal())
      const stop = await showSignUp(request, {
        place,
        urlCode,
        htmlLang,
        fallbackTitle: sign_up,
        isCurrent: () => isCurrent,
        show: (view) => {
          settle()
          setShown({ request, view, Modal: SignUpModal })
        },
      })
      if (isCurrent) stopFollowing = stop
      else stop()
    }
    show().catch(() => {
      if (!isCurrent) return
      closeSignUp()
      if (request.trigger === 'address') return
      window.location.assign(registration(locale, request.href))
    })
    return () => {
      isCurrent = false
      stopFollowing()
      settle()
      forgetSignUpInAddress()
    }
  }, [request, place, locale, urlCode, htmlLang, sign_up])

  useEffect(() => {
    // After a return from the registration, the back-forward cache may show the page with the modal open.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted) closeSignUp()
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const isOpen = shown !== undefined && shown.request === request
  const isLoading = request !== undefined && !isOpen
  useEffect(() => {
    if (!isLoading) return undefined
    // Once it is open, the dialog handles Escape itself.
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismissSignUp()
    }
    window.addEventListener('keydown', cancel)
    return () => window.removeEventListener('keydown', cancel)
  }, [isLoading])
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      if (document.activeElement === null || document.activeElement === document.body) focusHeaderLink()
    }
  }, [isOpen])

  if (!shown) return null
  return (
    <shown.Modal
      open={isOpen}
      view={shown.view}
      onDismiss={dismissSignUp}
      // Before the registration opens: a visitor who comes back from it has used the modal.
      onSubmit={forgetSignUpInAddress}
    />
  )
}
