import { z } from 'zod'
import { http } from '../../../core/http/client'
import { messageOf } from '../../../core/values/error'
import { captchaAction } from '../../../leads/model/contract'
import type { Log } from '../../log'

/** `unverified`: the service could not decide, for a reason that has nothing to do with the visitor. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unverified'

/** Decides whether a token came from a person on this site. Never rejects. */
export type Captcha = { verify(token: string): Promise<CaptchaVerdict> }

export type CaptchaOptions = {
  /** Base address of reCAPTCHA, `https://www.google.com/recaptcha`. */
  endpoint: string
  secretKey: string
  /** Lowest score that passes, 0 to 1. */
  minScore: number
  log: Log
  /** Time the service has to respond, in milliseconds. */
  timeout?: number
}

/** Longest token that is accepted, in characters; Google's are about half as long. */
export const maxTokenLength = 4096

const responseSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/**
 * reCAPTCHA v3 through its verification endpoint (https://developers.google.com/recaptcha/docs/verify). A used, expired
 * or invented token, another action and a low score are refused. When the service cannot be reached, is slow, or
 * does not know our secret, that is logged and the token counts as unverified.
 */
export function createCaptcha({
  endpoint,
  secretKey,
  minScore,
  log,
  timeout = 3000,
}: CaptchaOptions): Captcha {
  return {
    async verify(token) {
      let result: z.infer<typeof responseSchema>
      try {
        result = responseSchema.parse(
          await http
            .post(`${endpoint}/api/siteverify`, {
              body: new URLSearchParams({ secret: secretKey, response: token }),
              // The signal covers the body as well; ky's own timeout ends with the headers.
              signal: AbortSignal.timeout(timeout),
              timeout: false,
            })
            .json(),
        )
      } catch (error) {
        // The message alone: the error itself contains the request, and with it our secret.
        log.error(`The captcha service could not be asked: ${messageOf(error)}`)
        return 'unverified'
      }
      const errorCodes = result['error-codes']
      if (errorCodes.some((code) => code.endsWith('-input-secret'))) {
        log.error(`The captcha service refuses RECAPTCHA_SECRET_KEY: ${errorCodes.join(', ')}`)
        return 'unverified'
      }
      const { success, action, score = 0 } = result
      return success && action === captchaAction && score >= minScore ? 'passed' : 'refused'
    },
  }
}
