import { html } from 'hono/html'
import { framedPage } from '../framedPage'

/** A form of one question, as a frame of it sees the page around it: it posts Typeform's messages with its embed id. */
export const formHtml = (formId: string, embedId: string) =>
  framedPage({
    title: 'Questions',
    content: html`<h1>Questions</h1>
      <button id="start">Start</button>
      <form hidden>
        <label>What were you looking for? <input name="answer" required /></label>
        <button>Submit</button>
      </form>
      <p id="end" hidden>Thank you <button id="close">Close form</button></p>`,
    script: frameScript(formId, embedId),
  })

/** The script of the page. */
const frameScript = (formId: string, embedId: string): string => `(() => {
  const formId = ${literal(formId)}, embedId = ${literal(embedId)}, responseId = 'r' + Date.now()
  const say = (type, more) => parent.postMessage({ type, embedId, formId, ...more }, '*')
  const [start, form, end] = ['#start', 'form', '#end'].map((selector) => document.querySelector(selector))
  start.onclick = () => {
    start.hidden = true
    form.hidden = false
    say('form-started', { responseId })
    say('form-screen-changed', { ref: 'question-1' })
  }
  form.onsubmit = async (event) => {
    event.preventDefault()
    await fetch(location.href, { method: 'POST' })
    form.hidden = true
    end.hidden = false
    say('form-submit', { responseId })
  }
  document.querySelector('#close').onclick = () => say('form-close', {})
  say('form-ready', { isClosed: false })
})()`

/** A value inside a script. "<" is escaped, so that it cannot end the script. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
