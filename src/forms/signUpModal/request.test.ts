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
  requestSignUp({ partner: true, onDismiss })
  expect(signUpRequest()).toMatchObject({ trigger: 'request', partner: true })
  requestSignUp()
  expect(signUpRequest()).toBeUndefined()
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

it('the address opens it once and does not close it', () => {
  openSignUpForAddress()
  openSignUpForAddress({ partner: true })
  expect(signUpRequest()).toEqual({ trigger: 'address' })
})

it('only a dismissal is told to who asked, and only once', () => {
  const onDismiss = jest.fn()
  requestSignUp({ onDismiss })
  dismissSignUp()
  dismissSignUp()
  expect(onDismiss).toHaveBeenCalledTimes(1)
  requestSignUp({ onDismiss })
  closeSignUp()
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

it('who asked may ask again when it is told', () => {
  requestSignUp({ onDismiss: () => requestSignUp({ onPricing: true }) })
  dismissSignUp()
  expect(signUpRequest()).toMatchObject({ onPricing: true })
})

it('listeners hear of every change until they leave', () => {
  const heard: boolean[] = []
  const stop = onSignUpRequest(() => heard.push(signUpRequest() !== undefined))
  requestSignUp()
  dismissSignUp()
  dismissSignUp()
  stop()
  requestSignUp()
  expect(heard).toEqual([true, false])
})
