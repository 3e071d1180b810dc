import type { Hono } from 'hono'

/** An application that handles requests: the API, the content API. */
export type Application = Pick<Hono, 'fetch'>
