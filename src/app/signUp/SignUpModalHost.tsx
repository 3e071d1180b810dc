import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '../../../locales.config'
import { signUpUrl } from '../../attribution/signUpUrl'
import { visitAttribution, visitPartner } from '../../attribution/visit'
import type { PageContext } from '../../cms/localizedDocument'
import {
  closeSignUp,
  dismissSignUp,
  onSignUpRequest,
  requestSignUp,
  signUpRequest,
  type SignUpRequest,
} from '../../forms/signUpModal/request'
import type { SignUpView } from '../../forms/signUpModal/signUpView'
import { useLocale, useStrings } from '../../site/SiteContext'
import { anticipateModal, loadModal, type Modal } from './loadModal'
import { watchRegisterLinks } from './registerLinks'
import { forgetSignUpInAddress } from './signUpAddress'

/** Where a register link leads this visitor, or one without a link who asked for the modal. */
function registration(locale: Locale, href?: string): string {
  const partner = visitPartner()
  return signUpUrl({
    locale,
    attribution: visitAttribution(),
    ...(href ? { href } : {}),
    ...(partner ? { partner } : {}),
  })
}

/** The header's sign-up link: where the focus goes when nothing on the page had opened the modal. */
const focusHeaderLink = (): void =>
  document.querySelector<HTMLElement>('header a[data-replay="sign-up"]')?.focus({ preventScroll: true })

/**
 * Shows the sign-up modal when it is asked for, and lets the register links of the page ask for it. The modal itself
 * is loaded then; when that fails, a visitor who asked goes to the registration, where the link would have led.
 */
export function SignUpModalHost({ place }: { place: PageContext['signUp'] }) {
  const request = useSyncExternalStore(onSignUpRequest, signUpRequest, () => undefined)
  const locale = useLocale()
  const { sign_up } = useStrings()
  const [shown, setShown] = useState<{ request: SignUpRequest; view: SignUpView; Modal: Modal }>()
  const pressed = useRef<HTMLAnchorElement>()
  const { urlCode } = locale

  useEffect(
    () =>
      watchRegisterLinks({
        complete: (href) => registration(locale, href),
        anticipate: () => anticipateModal(urlCode),
        open(link) {
          // Pressed twice in haste: a request would take the first one back.
          if (signUpRequest()) return
          pressed.current = link
          link.setAttribute('aria-busy', 'true')
          requestSignUp()
        },
      }),
    [locale, urlCode],
  )

  useEffect(() => {
    if (!request) return undefined
    let isCurrent = true
    const settle = () => {
      pressed.current?.removeAttribute('aria-busy')
      pressed.current = undefined
    }
    const show = async (): Promise<void> => {
      anticipateModal(urlCode)
      const { SignUpModal, prepareSignUp, noteSignUpShown } = await loadModal()
      const options = {
        ...request,
        partner: request.partner === true || place === 'partner',
        onPricing: request.onPricing === true || place === 'pricing',
      }
      const view = await prepareSignUp(options, { urlCode, fallbackTitle: sign_up })
      if (!isCurrent) return
      settle()
      noteSignUpShown(view, request)
      setShown({ request, view, Modal: SignUpModal })
    }
    show().catch(() => {
      if (!isCurrent) return
      const link = pressed.current
      closeSignUp()
      if (request.trigger === 'address') return
      window.location.assign(registration(locale, link?.href))
    })
    return () => {
      isCurrent = false
      settle()
      forgetSignUpInAddress()
    }
  }, [request, place, locale, urlCode, sign_up])

  useEffect(() => {
    // Back from the registration, the browser may show the page as it was left.
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
    // The dialog answers Escape itself once it is there.
    const takeBack = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismissSignUp()
    }
    window.addEventListener('keydown', takeBack)
    return () => window.removeEventListener('keydown', takeBack)
  }, [isLoading])
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      if (document.activeElement === null || document.activeElement === document.body) focusHeaderLink()
    }
  }, [isOpen])

  if (!shown) return null
  return <shown.Modal open={isOpen} view={shown.view} onDismiss={dismissSignUp} />
}
