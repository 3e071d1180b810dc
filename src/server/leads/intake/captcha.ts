import { z } from 'zod'
import { http } from '../../../http/client'
import { captchaAction } from '../../../leads/contract'
import type { Log } from '../../log'

/** `unverified`: the service could not tell, which is not the visitor's fault. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unverified'

/** Says whether a token was made by a person on this site. Never rejects. */
export type Captcha = { verify(token: string): Promise<CaptchaVerdict> }

export type CaptchaOptions = {
  /** Base address of reCAPTCHA, `https://www.google.com/recaptcha`. */
  endpoint: string
  secretKey: string
  /** Lowest score that passes, 0 to 1. */
  minScore: number
  log: Log
  /** Time the service has to answer, in milliseconds. */
  patience?: number
}

/** Longest token that is passed on, in characters; Google's are about half as long. */
export const maxTokenLength = 4096

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/**
 * reCAPTCHA v3 over its verification endpoint (https://developers.google.com/recaptcha/docs/verify). It answers 200
 * also when it refuses: a used, expired or invented token, another action or a low score are refused here. When it
 * cannot be reached, is slow, or does not know our secret, that is logged and the token counts as unverified.
 */
export function createCaptcha({
  endpoint,
  secretKey,
  minScore,
  log,
  patience = 3000,
}: CaptchaOptions): Captcha {
  return {
    async verify(token) {
      let answer: z.infer<typeof answerSchema>
      try {
        answer = answerSchema.parse(
          await http
            .post(`${endpoint}/api/siteverify`, {
              body: new URLSearchParams({ secret: secretKey, response: token }),
              // The signal also ends an answer that has begun; ky's own limit ends with the headers.
              signal: AbortSignal.timeout(patience),
              timeout: false,
            })
            .json(),
        )
      } catch (error) {
        // The message alone: the error itself holds the request, and with it our secret.
        log.error(`The captcha service could not be asked: ${messageOf(error)}`)
        return 'unverified'
      }
      const faults = answer['error-codes']
      if (faults.some((code) => code.endsWith('-input-secret'))) {
        log.error(`The captcha service refuses RECAPTCHA_SECRET_KEY: ${faults.join(', ')}`)
        return 'unverified'
      }
      const { success, action, score = 0 } = answer
      return success && action === captchaAction && score >= minScore ? 'passed' : 'refused'
    },
  }
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
