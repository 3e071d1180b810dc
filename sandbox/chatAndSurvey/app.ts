/** Freshchat's web messenger and forms of Typeform, as far as a page that embeds them sees them. */
import { z } from 'zod'
import { createStandIn, type StandIn } from '../standIn'
import { freshchatScript, freshchatWindow } from './freshchatScript'
import { formHtml } from './typeformPage'

/** Answers that were sent in a form, with the query of the page that framed it. */
export type SurveyResponse = { formId: string; query: Record<string, string> }

export type ChatAndSurveyStandIn = StandIn & {
  /** What visitors have written in the chat, oldest first. */
  messages: string[]
  /** The sent forms, oldest first. */
  responses: SurveyResponse[]
}

const messageSchema = z.object({ message: z.string().min(1) })

/**
 * The application, with the routes of every stand-in and these:
 *
 *     GET  /ACCOUNT/NUMBER.js, /js/widget.js   Freshchat: the loader of an account, and the classic widget
 *     GET  /freshchat/window                   its window; POST /freshchat/messages { "message": "…" } is what it sends
 *     GET  /to/FORM                            Typeform: a form, which posts Typeform's messages; POST sends its answers
 *     GET  /_sandbox/messages, /_sandbox/responses
 */
export function createChatAndSurvey(): ChatAndSurveyStandIn {
  const standIn = createStandIn({ name: 'Freshchat and Typeform' })
  const { app } = standIn
  const messages: string[] = []
  const responses: SurveyResponse[] = []

  const script = () =>
    new Response(freshchatScript, {
      headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
    })
  app.get('/js/widget.js', script)
  app.get('/:account{[0-9]+}/:number{[0-9]+\\.js}', script)
  app.get('/freshchat/window', (c) => c.html(freshchatWindow))
  app.post('/freshchat/messages', async (c) => {
    const body = messageSchema.safeParse(await c.req.json().catch(() => undefined))
    if (!body.success) return c.json({ message: z.prettifyError(body.error) }, 400)
    messages.push(body.data.message)
    return c.json({}, 201)
  })

  app.get('/to/:form{[A-Za-z0-9]+}', (c) => {
    c.header('Cache-Control', 'no-store')
    return c.html(formHtml(c.req.param('form'), c.req.query('typeform-embed-id') ?? ''))
  })
  app.post('/to/:form{[A-Za-z0-9]+}', (c) => {
    responses.push({ formId: c.req.param('form'), query: c.req.query() })
    return c.json({}, 201)
  })

  app.get('/_sandbox/messages', (c) => c.json(messages))
  app.get('/_sandbox/responses', (c) => c.json(responses))
  return { ...standIn, messages, responses }
}
