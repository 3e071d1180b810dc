import { TestEnvironment } from 'jest-environment-jsdom'

/** jsdom with Node's `fetch`, which it lacks, and what belongs to it: for tests against a server. */
export default class BrowserWithFetch extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      FormData,
      AbortController,
      AbortSignal,
      ReadableStream,
      WritableStream,
      TransformStream,
      TextEncoder,
      TextDecoder,
      Uint8Array,
      structuredClone,
    })
  }
}
