/** What is loaded when the modal is first asked for: one chunk. Who only asks for it imports `request.ts`. */
export { noteSignUpShown, prepareSignUp } from './prepareSignUp'
export { SignUpModal } from './SignUpModal'
