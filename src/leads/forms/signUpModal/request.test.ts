import {
  closeSignUp,
  dismissSignUp,
  onSignUpRequest,
  openSignUpForAddress,
  requestSignUp,
  signUpRequest,
} from './request'

afterEach(closeSignUp)

it('a request opens the modal, a second one dismisses it', () => {
  const onDismiss = jest.fn()
  requestSignUp({ partner: {}, onDismiss })
  expect(signUpRequest()).toMatchObject({ trigger: 'request', partner: {} })
  requestSignUp()
  expect(signUpRequest()).toBeUndefined()
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

it('the address opens it once and does not close it', () => {
  openSignUpForAddress()
  openSignUpForAddress({ partner: {} })
  expect(signUpRequest()).toEqual({ trigger: 'address' })
})

it('onDismiss is called for a dismissal only, and only once', () => {
  const onDismiss = jest.fn()
  requestSignUp({ onDismiss })
  dismissSignUp()
  dismissSignUp()
  expect(onDismiss).toHaveBeenCalledTimes(1)
  requestSignUp({ onDismiss })
  closeSignUp()
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

it('onDismiss may request the modal again', () => {
  requestSignUp({ onDismiss: () => requestSignUp({ onPricing: true }) })
  dismissSignUp()
  expect(signUpRequest()).toMatchObject({ onPricing: true })
})

it('listeners are notified of every change until they unsubscribe', () => {
  const isOpen: boolean[] = []
  const unsubscribe = onSignUpRequest(() => isOpen.push(signUpRequest() !== undefined))
  requestSignUp()
  dismissSignUp()
  dismissSignUp()
  unsubscribe()
  requestSignUp()
  expect(isOpen).toEqual([true, false])
})
