/** Errors in the form of Prismic's content API, by which @prismicio/client recognises them. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { JsonObject } from './json'

export class ApiError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: JsonObject & { message: string },
  ) {
    super(body.message)
  }
}

/** An error in a query text: 400, with the place in the text. Lines and columns count from 1. */
export class QueryError extends ApiError {
  constructor(message: string, query: string, column: number, line = 1) {
    super(400, {
      type: 'parsing-error',
      message: `${message} on line:${line} col:${column} in query '${query}'`,
      pos: { line, column, id: 0, location: 'query' },
    })
  }
}
