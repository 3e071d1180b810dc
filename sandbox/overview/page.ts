/** The page of the overview. Its script is plain JavaScript for any present browser. */

const style = `
  :root { --paper: #fbf8f2; --surface: #fffefb; --ink: #17211d; --muted: #56635c; --line: #d9d3c5; --accent: #0c5a45; --bad: #a3261b }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px }
  header { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line) }
  header > div, main { max-width: 1200px; margin: 0 auto; padding: 16px 20px }
  h1 { margin: 0; font-size: 22px; line-height: 1.2 }
  p { margin: 0 }
  .title { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between }
  #state { color: var(--muted); font-size: 14px }
  #state.stopped { color: var(--bad); font-weight: 600 }
  form { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px }
  input, select, button { min-height: 40px; padding: 6px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); color: inherit; font: inherit }
  input { flex: 1 1 220px; min-width: 0 }
  select { flex: 0 1 220px; min-width: 0 }
  button { cursor: pointer; font-weight: 600 }
  button:hover { border-color: var(--ink) }
  button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: #fff }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
  #services { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0 0 12px; padding: 0; list-style: none; font-size: 14px }
  #services a { color: var(--accent) }
  #empty { padding: 40px 0; color: var(--muted) }
  #requests { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow: hidden }
  #requests:empty { display: none }
  #requests > li + li { border-top: 1px solid var(--line) }
  summary { display: grid; grid-template-columns: 100px 120px 70px minmax(0, 1fr) auto; gap: 4px 12px; align-items: baseline; padding: 9px 16px; cursor: pointer; list-style: none }
  summary::-webkit-details-marker { display: none }
  summary:hover, details[open] > summary { background: #f3eee2 }
  summary:focus-visible { outline-offset: -3px }
  time, .path, pre { font-family: ui-monospace, monospace; font-size: 13px }
  time { color: var(--muted) }
  .service { font-weight: 600 }
  .method { font-size: 13px }
  .path { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  .status { font-variant-numeric: tabular-nums }
  .status.bad { color: var(--bad); font-weight: 600 }
  .body { padding: 4px 16px 16px }
  pre { margin: 8px 0 0; padding: 12px; border-radius: 8px; background: var(--paper); white-space: pre-wrap; overflow-wrap: anywhere; max-height: 60vh; overflow: auto }
  @media (max-width: 720px) {
    summary { grid-template-columns: auto auto minmax(0, 1fr) auto }
    .path { grid-column: 1 / -1; grid-row: 2; white-space: normal; overflow-wrap: anywhere }
    input, select { flex: 1 1 100% }
    .whole { display: none }
  }
`

const script = `
  const at = (id) => document.getElementById(id)
  const made = (tag, className, text) => Object.assign(document.createElement(tag), { className, textContent: text })
  const items = new Map()
  let revision = ''
  let known = []
  let paused = false

  const timeOf = (time) => new Date(time).toLocaleTimeString('en-GB') + '.' + String(time % 1000).padStart(3, '0')
  const pretty = (body) => {
    try { return JSON.stringify(JSON.parse(body), null, 2) } catch { return body }
  }

  function itemOf(request) {
    const item = document.createElement('li')
    const details = document.createElement('details')
    const summary = document.createElement('summary')
    const time = made('time', '', timeOf(request.time))
    time.dateTime = new Date(request.time).toISOString()
    const path = made('span', 'path', request.path + request.query)
    summary.append(time, made('span', 'service', request.service), made('span', 'method', request.method), path, made('span', 'status', ''))
    const body = made('div', 'body', '')
    body.append(made('p', 'path whole', request.path + request.query))
    body.firstChild.style.whiteSpace = 'normal'
    body.firstChild.style.overflowWrap = 'anywhere'
    const text = request.body === '' ? made('p', '', 'No body.') : made('pre', '', pretty(request.body))
    // A region that scrolls can be reached by the keyboard.
    if (request.body !== '') text.tabIndex = 0
    body.append(text)
    details.append(summary, body)
    item.append(details)
    return item
  }

  const matches = (request) => {
    const words = at('words').value.toLowerCase().split(/\\s+/)
    const text = [request.method, request.path, request.query, request.body, request.status].join(' ').toLowerCase()
    return (!at('service').value || request.service === at('service').value) && words.every((word) => text.includes(word))
  }

  function show() {
    const wanted = known.filter(matches)
    const list = at('requests')
    const ids = new Set(known.map(({ id }) => id))
    for (const [id, item] of items) if (!ids.has(id)) { item.remove(); items.delete(id) }
    let before = null
    for (const request of [...known].reverse()) {
      if (!items.has(request.id)) items.set(request.id, itemOf(request))
      const item = items.get(request.id)
      // Only a new one is put into the list: moving one would close it and take its focus.
      if (!item.isConnected) list.insertBefore(item, before ?? list.firstChild)
      before = item
      item.hidden = !wanted.includes(request)
      const status = item.querySelector('.status')
      status.textContent = request.status ?? 'no response'
      status.classList.toggle('bad', !(request.status < 400))
    }
    at('empty').hidden = wanted.length > 0
    at('empty').textContent = known.length === 0
      ? 'Nothing yet. Open the site, allow cookies, send a form.'
      : 'None of the ' + known.length + ' requests matches.'
  }

  function showServices(services) {
    at('services').replaceChildren(...services.map(({ name, origin, count }) => {
      const item = document.createElement('li')
      item.append(Object.assign(document.createElement('a'), { href: origin, textContent: name }), ' ' + count)
      return item
    }))
    const chosen = at('service').value
    const names = services.map(({ name }) => name)
    if (at('service').options.length !== names.length + 1) {
      at('service').replaceChildren(new Option('All services', ''), ...names.map((name) => new Option(name, name)))
      at('service').value = chosen
    }
  }

  function say(text, stopped) {
    if (at('state').textContent !== text) at('state').textContent = text
    at('state').classList.toggle('stopped', stopped)
  }

  async function update() {
    try {
      const response = await fetch('/_sandbox/requests?since=' + revision, { cache: 'no-store' })
      if (!response.ok) throw new Error(response.statusText)
      say(paused ? 'Paused' : 'Live', false)
      if (response.status === 204 || paused) return
      const answer = await response.json()
      revision = answer.revision
      known = answer.requests
      showServices(answer.services)
      show()
    } catch {
      say('The sandbox does not answer', true)
    }
  }

  at('filter').addEventListener('submit', (event) => event.preventDefault())
  at('filter').addEventListener('input', show)
  at('pause').addEventListener('click', () => {
    paused = !paused
    at('pause').setAttribute('aria-pressed', paused)
    void update()
  })
  at('clear').addEventListener('click', async () => {
    await fetch('/_sandbox/requests', { method: 'DELETE' })
    known = []
    show()
    await update()
  })
  const repeat = () => update().finally(() => setTimeout(repeat, 1000))
  void repeat()
`

export const overviewPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Sandbox</title>
    <link rel="icon" href="data:," />
    <style>${style}</style>
  </head>
  <body>
    <header>
      <div>
        <div class="title">
          <h1>What the services received</h1>
          <p id="state" role="status">Loading</p>
        </div>
        <form id="filter" role="search">
          <label class="hidden" for="service">Service</label>
          <select id="service"><option value="">All services</option></select>
          <label class="hidden" for="words">Words in method, path, status or body</label>
          <input id="words" type="search" placeholder="Words in method, path, status or body" autocomplete="off" />
          <button id="pause" type="button" aria-pressed="false">Pause</button>
          <button id="clear" type="button">Clear</button>
        </form>
      </div>
    </header>
    <main>
      <ul id="services" aria-label="Services"></ul>
      <p id="empty" hidden></p>
      <ol id="requests" aria-label="Requests, latest first"></ol>
    </main>
    <script>${script}</script>
  </body>
</html>`
