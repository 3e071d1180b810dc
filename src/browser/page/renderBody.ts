import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { errorOf } from '../../core/values/error'

/** JSON with texts in an attribute, as React writes it: every quotation mark is six characters. */
const jsonAttribute = / data-props="([^"]*&quot;[^"]*)"/g

/** Gatsby's announcer is not shown (src/design/theme/globalCss.ts), so its own style does nothing. */
const announcerStyle = /(?<=<div id="gatsby-announcer") style="[^"]*"/

/** The same HTML in fewer bytes. */
const shorten = (html: string): string =>
  html
    .replace(jsonAttribute, (_, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`)
    .replace(announcerStyle, '')

/**
 * The HTML of a page's body, when every part of it is there. Rejects with the first error of a component.
 *
 * It stands in for Gatsby's own call of the same renderer because of an error of React 18: when the next letter has
 * several bytes and only a part of them fits into the rest of its buffer, the buffer is written to its end, and NUL
 * characters come in front of the letter. HTML allows none, so they are taken out.
 */
export async function renderBody(body: ReactNode): Promise<string> {
  const stream = new PassThrough()
  const { pipe } = renderToPipeableStream(body, {
    onAllReady: () => void pipe(stream),
    onError: (error) => void stream.destroy(errorOf(error)),
  })
  return shorten((await text(stream)).replaceAll('\0', ''))
}
