import { AwsClient } from 'aws4fetch'
import { messageOf } from '../../../src/core/values/error'

/** Where a bucket is, and who writes to it. */
export type BucketOptions = {
  /** Of the storage: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  /** Where in the bucket the site is: `previews/12`. At its top without one. */
  prefix?: string
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
  /** How often a request is repeated that the storage does not answer, or answers with 429 or 5xx. */
  retries?: number
}

/** Thrown when the storage refuses a request or does not respond. */
export class BucketError extends Error {
  override readonly name = 'BucketError'
}

/** The headers with which an object is sent to visitors. */
export type ObjectHeaders = Readonly<Record<string, string>>

export type Bucket = ReturnType<typeof openBucket>

/** Milliseconds for one request: an object has a few megabytes at most. */
const timeout = 60_000

/** A bucket of an S3-compatible storage, addressed by its path. All functions reject with a BucketError. */
export function openBucket({ endpoint, bucket, prefix, region, credentials, retries = 5 }: BucketOptions) {
  const client = new AwsClient({ ...credentials, region, service: 's3', retries })
  const storage = endpoint.replace(/\/$/, '')
  const pathOf = (key: string): string =>
    `${bucket}/${[prefix, key].filter(Boolean).join('/').split('/').map(encodeURIComponent).join('/')}`

  async function request(
    method: string,
    key: string,
    init: { body?: Uint8Array<ArrayBuffer>; headers?: ObjectHeaders } = {},
    allowed: readonly number[] = [],
  ): Promise<Response> {
    let response: Response
    try {
      response = await client.fetch(`${storage}/${pathOf(key)}`, {
        method,
        ...init,
        signal: AbortSignal.timeout(timeout),
      })
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
      throw new BucketError(`The storage at ${storage}/${bucket} does not respond: ${messageOf(reason)}`)
    }
    if (response.ok || allowed.includes(response.status)) return response
    throw new BucketError(
      `${method} ${key}: the storage responds ${response.status}\n${await response.text()}`,
    )
  }

  return {
    /** The text of an object; undefined when there is none with this key. */
    async read(key: string): Promise<string | undefined> {
      const response = await request('GET', key, {}, [404])
      return response.ok ? response.text() : undefined
    },

    async has(key: string): Promise<boolean> {
      return (await request('HEAD', key, {}, [404])).ok
    },

    async write(key: string, body: Uint8Array<ArrayBuffer>, headers: ObjectHeaders): Promise<void> {
      await request('PUT', key, { body, headers })
    },

    /** Copies an object within the bucket; the copy has these headers and no other. */
    async copy(from: string, to: string, headers: ObjectHeaders): Promise<void> {
      const response = await request('PUT', to, {
        headers: {
          ...headers,
          'x-amz-copy-source': `/${pathOf(from)}`,
          'x-amz-metadata-directive': 'REPLACE',
        },
      })
      // A copy that fails while it is made has status 200 and says so in its body.
      const text = await response.text()
      if (text.includes('<Error>'))
        throw new BucketError(`The storage could not copy ${from} to ${to}\n${text}`)
    },

    async remove(key: string): Promise<void> {
      await request('DELETE', key, {}, [404])
    },
  }
}
