/** reCAPTCHA's stand-in: its public face. */
export { createRecaptcha, type RecaptchaOptions, type RecaptchaStandIn } from './app'
