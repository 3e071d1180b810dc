/** Both services over real HTTP. */
import { serveStandIn, type Served } from '../serve'
import { createChatAndSurvey, type ChatAndSurveyStandIn } from '.'

let standIn: ChatAndSurveyStandIn
let served: Served

beforeEach(async () => {
  standIn = createChatAndSurvey()
  served = await serveStandIn(standIn.app)
})
afterEach(() => served.stop())

const get = (path: string) => fetch(`${served.origin}${path}`)
const post = (path: string, body: string) => fetch(`${served.origin}${path}`, { method: 'POST', body })

it.each(['/123/456.js', '/js/widget.js'])('the chat is a script: %s', async (path) => {
  const response = await get(path)
  expect(response.headers.get('Content-Type')).toMatch('text/javascript')
  expect(await response.text()).toContain('window.fcWidget = widget')
})

it('its window sends messages; one without a text is refused', async () => {
  expect((await get('/freshchat/window')).headers.get('Content-Type')).toMatch('text/html')
  expect((await post('/freshchat/messages', '{"message":"Hello"}')).status).toBe(201)
  expect((await post('/freshchat/messages', '{"message":""}')).status).toBe(400)
  expect(await (await get('/_sandbox/messages')).json()).toEqual(['Hello'])
})

it('a form posts messages with the id of its embedding, and its answers are received', async () => {
  const text = await (await get('/to/moe6aa?typeform-embed-id=42</script>')).text()
  expect(text).toContain('embedId = "42\\u003c/script>"')
  expect((await get('/to/moe-6aa')).status).toBe(404)
  expect((await post('/to/moe6aa?typeform-embed-id=42', '')).status).toBe(201)
  expect(await (await get('/_sandbox/responses')).json()).toEqual([
    { formId: 'moe6aa', query: { 'typeform-embed-id': '42' } },
  ])
})

it('a load can fail or be slow', async () => {
  standIn.faults.push({ times: 1, path: '/123/456.js', status: 503 })
  expect((await get('/123/456.js')).status).toBe(503)
  expect((await get('/123/456.js')).status).toBe(200)
})
