import { createChatAndSurvey } from '../sandbox/chatAndSurvey'
import { createFaro } from '../sandbox/faro'
import { createHubspot } from '../sandbox/hubspot'
import { createLaunchDarkly } from '../sandbox/launchDarkly'
import { createMeetings } from '../sandbox/meetings'
import { createOverview } from '../sandbox/overview'
import { createRecaptcha } from '../sandbox/recaptcha'
import { createSegment } from '../sandbox/segment'
import { serveStandIn, type Served } from '../sandbox/serve'
import { messageOf } from '../src/core/values/error'
import {
  sandboxAccount,
  sandboxDestinations,
  sandboxFlags,
  sandboxForms,
  sandboxVariables,
} from './sandboxAccount'

/**
 * `npm run sandbox`: stand-ins of HubSpot, reCAPTCHA, the calendars of meetings, LaunchDarkly, Segment, Faro, and of
 * Freshchat with Typeform on this machine, one page that shows live what all of them receive, and the variables that make the site
 * use them. `SANDBOX_PORT` changes the port of the page, `SANDBOX_HUBSPOT_PORT`, `SANDBOX_RECAPTCHA_PORT`,
 * `SANDBOX_MEETINGS_PORT`, `SANDBOX_LAUNCHDARKLY_PORT`, `SANDBOX_SEGMENT_PORT`, `SANDBOX_FARO_PORT` and
 * `SANDBOX_CHAT_AND_SURVEY_PORT` those of the stand-ins.
 */
function portOf(name: string, usual: number): number {
  const port = Number(process.env[name] || usual)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new Error(`${name} must be a port number`)
}

/**
 * Starts the stand-ins and the page of all, prints where they are, and gives the variables of the site. They end with this
 * process. Rejects when a port is not available.
 */
export async function startSandbox(): Promise<Record<string, string>> {
  const ports = {
    hubspot: portOf('SANDBOX_HUBSPOT_PORT', 4420),
    recaptcha: portOf('SANDBOX_RECAPTCHA_PORT', 4430),
    meetings: portOf('SANDBOX_MEETINGS_PORT', 4440),
    launchDarkly: portOf('SANDBOX_LAUNCHDARKLY_PORT', 4450),
    segment: portOf('SANDBOX_SEGMENT_PORT', 4460),
    faro: portOf('SANDBOX_FARO_PORT', 4470),
    chatAndSurvey: portOf('SANDBOX_CHAT_AND_SURVEY_PORT', 4480),
  }
  const { portalId, accessToken, siteKey, secretKey, flagsClientId, segmentWriteKey } = sandboxAccount
  const { faroAppKey, faroApiKey } = sandboxAccount
  // HubSpot last: a script that waits for it can then use all.
  const recaptcha = await serveStandIn(createRecaptcha({ siteKey, secretKey }).app, ports.recaptcha)
  const meetings = await serveStandIn(createMeetings().app, ports.meetings)
  const launchDarkly = await serveStandIn(
    createLaunchDarkly({ clientSideId: flagsClientId, flags: sandboxFlags }).app,
    ports.launchDarkly,
  )
  const segment = await serveStandIn(
    createSegment({ writeKey: segmentWriteKey, destinations: sandboxDestinations }).app,
    ports.segment,
  )
  const faro = await serveStandIn(createFaro({ appKey: faroAppKey, apiKey: faroApiKey }).app, ports.faro)
  const chatAndSurvey = await serveStandIn(createChatAndSurvey().app, ports.chatAndSurvey)
  const hubspot = await serveStandIn(
    createHubspot({ portalId, accessToken, forms: sandboxForms }).app,
    ports.hubspot,
  )
  const variables = sandboxVariables({
    hubspot: hubspot.origin,
    recaptcha: recaptcha.origin,
    meetings: meetings.origin,
    launchDarkly: launchDarkly.origin,
    segment: segment.origin,
    faro: faro.origin,
    chatAndSurvey: chatAndSurvey.origin,
  })
  // Their page shows those of this list.
  const servers = [hubspot, recaptcha, meetings, launchDarkly, segment, faro, chatAndSurvey]
  const shown = servers.flatMap(({ origin, standIn }) => (standIn ? [{ ...standIn, origin }] : []))
  const overview = await serveStandIn(createOverview(shown), portOf('SANDBOX_PORT', 4490))
  const lines = shown.map(({ name, origin }) => `  ${name.padEnd(24)}${origin}`)
  process.stdout.write(
    `What all of them receive is shown live at ${overview.origin}\n\n${lines.join('\n')}\n\n`,
  )
  stopOnSignal([...servers, overview])
  return variables
}

function stopOnSignal(servers: readonly Served[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // An injected delay may still run; it is not waited for.
      void Promise.all(servers.map((server) => server.stop())).finally(() => process.exit(0))
    })
  }
}

async function main(): Promise<void> {
  const variables = await startSandbox()
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
  process.stdout.write(
    `For the site to use them, put this into .env and start it again:\n\n${lines.join('\n')}\n`,
  )
}

if (require.main === module) {
  main().catch((error: unknown) => {
    const reason = messageOf(error)
    process.stderr.write(`The stand-ins could not start: ${reason}\n`)
    process.exit(1)
  })
}
