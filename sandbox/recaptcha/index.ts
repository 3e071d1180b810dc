/** The public interface of reCAPTCHA's stand-in. */
export { createRecaptcha, type RecaptchaOptions, type RecaptchaStandIn } from './app'
