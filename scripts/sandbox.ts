import { createHubspot } from '../sandbox/hubspot'
import { createMeetings } from '../sandbox/meetings'
import { createRecaptcha } from '../sandbox/recaptcha'
import { serveStandIn, type Served } from '../sandbox/serve'
import { sandboxAccount, sandboxForms, sandboxVariables } from './sandboxAccount'

/**
 * `npm run sandbox`: stand-ins of HubSpot, reCAPTCHA and the calendars of meetings on this machine, and the variables that make the site use
 * them. Each shows its requests at `/`. `SANDBOX_HUBSPOT_PORT`, `SANDBOX_RECAPTCHA_PORT` and
 * `SANDBOX_MEETINGS_PORT` change the ports.
 */
function portOf(name: string, usual: number): number {
  const port = Number(process.env[name] || usual)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new Error(`${name} must be a port number`)
}

async function main(): Promise<void> {
  const ports = {
    hubspot: portOf('SANDBOX_HUBSPOT_PORT', 4420),
    recaptcha: portOf('SANDBOX_RECAPTCHA_PORT', 4430),
    meetings: portOf('SANDBOX_MEETINGS_PORT', 4440),
  }
  const { portalId, accessToken, siteKey, secretKey } = sandboxAccount
  // HubSpot last: a script that waits for it can then use all.
  const recaptcha = await serveStandIn(createRecaptcha({ siteKey, secretKey }).app, ports.recaptcha)
  const meetings = await serveStandIn(createMeetings().app, ports.meetings)
  const hubspot = await serveStandIn(
    createHubspot({ portalId, accessToken, forms: sandboxForms }).app,
    ports.hubspot,
  )
  const variables = sandboxVariables({
    hubspot: hubspot.origin,
    recaptcha: recaptcha.origin,
    meetings: meetings.origin,
  })
  process.stdout.write(
    [
      'What they receive is shown at',
      `  HubSpot    ${hubspot.origin}`,
      `  reCAPTCHA  ${recaptcha.origin}`,
      `  Meetings   ${meetings.origin}`,
      '',
      'For the site to use them, put this into .env and start it again:',
      '',
      ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
      '',
    ].join('\n'),
  )
  stopOnSignal([hubspot, recaptcha, meetings])
}

function stopOnSignal(servers: readonly Served[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // An injected delay may still run; it is not waited for.
      void Promise.all(servers.map((server) => server.stop())).finally(() => process.exit(0))
    })
  }
}

main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`The stand-ins could not start: ${reason}\n`)
  process.exit(1)
})
