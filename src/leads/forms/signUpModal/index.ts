/** The chunk that is loaded when the modal is first requested. Code that only requests it imports `request.ts`. */
export { noteSignUpShown, onSignUpContent, prepareSignUp } from './prepareSignUp'
export { SignUpModal } from './SignUpModal'
