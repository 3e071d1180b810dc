/** Sends requests to the APIs of a repository: writes one at a time and not too often, with patience for 429. */
import { setTimeout as sleep } from 'node:timers/promises'
import ky from 'ky'
import { reasonOf } from '../src/core/values/error'
import { parsedJson } from '../src/core/values/json'
import { fieldsOf } from '../src/core/values/record'

/** An answer other than success. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

export type SenderOptions = {
  repository: string
  /** Milliseconds from one write to the next on the same host. Prismic allows one write per second. */
  interval: number
  fetch?: typeof globalThis.fetch
}

export type RequestOptions = { token?: string | undefined; json?: unknown; form?: FormData }

const timeout = 60_000
const retries = 3
/** How often a 429 is waited out before the command gives up. */
const patience = 20
/** Milliseconds to wait after a 429 that does not say how long, and before an attempt after a failure. */
const defaultWait = 1500

export class Sender {
  readonly #options: SenderOptions
  /** When the next write may be sent, by host. */
  readonly #next = new Map<string, number>()

  constructor(options: SenderOptions) {
    this.#options = options
  }

  /**
   * Sends one request and gives the response of success. A write that failed is sent again only if that cannot do it
   * twice: PUT, and every request that got 429. Throws a RemoteError with the reason that the server gave, or an Error when
   * it cannot be reached.
   */
  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    options: RequestOptions = {},
  ): Promise<Response> {
    const isRepeatable = method === 'GET' || method === 'PUT'
    let failures = 0
    for (let limited = 0; ;) {
      if (method !== 'GET') await this.#turn(new URL(url).host)
      const { response, error } = await this.#attempt(method, url, options)
      const mayRepeat = isRepeatable && failures < retries
      if (response) {
        if (response.ok) return response
        if (response.status === 429 && limited < patience) {
          limited += 1
          await sleep(waitOf(response))
          continue
        }
        if (response.status < 500 || !mayRepeat) throw await errorOf(response, method, url)
      } else if (!mayRepeat) {
        throw new Error(`${method} ${addressOf(url)} was not answered: ${reasonOf(error)}`, { cause: error })
      }
      failures += 1
      await sleep(Math.min(defaultWait, this.#options.interval || 50) * failures)
    }
  }

  async #attempt(
    method: string,
    url: string,
    { token, json, form }: RequestOptions,
  ): Promise<{ response: Response; error?: undefined } | { response?: undefined; error: unknown }> {
    const { repository, fetch } = this.#options
    try {
      const response = await ky(url, {
        method,
        headers: { repository, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
        ...(json === undefined ? {} : { json }),
        ...(form === undefined ? {} : { body: form }),
        ...(fetch === undefined ? {} : { fetch }),
        timeout,
        retry: 0,
        throwHttpErrors: false,
      })
      return { response }
    } catch (error) {
      return { error }
    }
  }

  /** Waits until the host may be written to. The pause begins when a write is sent. */
  async #turn(host: string): Promise<void> {
    const wait = (this.#next.get(host) ?? 0) - performance.now()
    if (wait > 0) await sleep(wait)
    this.#next.set(host, performance.now() + this.#options.interval)
  }
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function waitOf(response: Response): number {
  const header = response.headers.get('retry-after') ?? ''
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? defaultWait : Math.max(0, date - Date.now())
}

/** The address without its query, which may hold a token. */
const addressOf = (url: string): string => url.replace(/\?.*$/, '')

async function errorOf(response: Response, method: string, url: string): Promise<RemoteError> {
  const text = await response.text()
  const hints: Record<number, string> = {
    401: ' Is the token in the environment that of this repository (.env.example)?',
    403: ' Is the token in the environment one that may write (.env.example)?',
  }
  const { status } = response
  return new RemoteError(
    status,
    `${method} ${addressOf(url)} was answered with ${status}: ${messageIn(text)}${hints[status] ?? ''}`,
  )
}

/** The message of an error, by the property that the API puts it in, or the text. */
function messageIn(text: string): string {
  const body = parsedJson(text)
  if (body === undefined) return text.slice(0, 500)
  const known = new Map(Object.entries(fieldsOf(body)).map(([name, value]) => [name.toLowerCase(), value]))
  const message = known.get('message') ?? known.get('error')
  return typeof message === 'string' ? message : text
}
