import { bodyLimit } from 'hono/body-limit'
import { ApiError } from './errors'

/** Largest request body, in bytes. The longest form of the site stays below 20 KB, the longest document below 32 KB. */
export const maxBodyBytes = 64 * 1024

/** Refuses larger bodies with 413, before they are read when their length is announced. `maxSize` is in bytes. */
export const limitBodyTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(413, 'BODY_TOO_LARGE', `The request is larger than ${maxSize / 1024} KB.`)
    },
  })

export const limitBody = limitBodyTo(maxBodyBytes)
