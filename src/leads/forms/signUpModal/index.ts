/** The chunk that is loaded when the modal is first requested. Code that only requests it imports `request.ts`. */
export { showSignUp } from './prepareSignUp'
export { SignUpModal } from './SignUpModal'
