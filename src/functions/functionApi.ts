import type { Hono } from 'hono'
import type { Environment } from '../core/environment'
import { createApi } from './app'
import { readBuiltForms, type BuiltForms } from './builtForms'
import { readBuiltSurveys } from './builtSurveys'
import { deliverDue } from './leads/delivery/deliverDue'
import { deliverLead } from './leads/delivery/deliverLead'
import { hubspotClient } from './leads/delivery/hubspotClient'
import { hubspotSettings } from './leads/delivery/hubspotSettings'
import { reviewDoubtful } from './leads/delivery/reviewDoubtful'
import { openOutbox, type Outbox } from './leads/outbox/outbox'
import { consoleLog as log } from './log'

export type FunctionApiOptions = {
  /** What the built site says about its forms; read from the files of the build when it is not given. */
  forms?: BuiltForms
  /**
   * Called with what makes one attempt for every lead that is due, after a lead is accepted. Without it the attempt is made at once; a
   * host that stops functions with their response must wait for it.
   */
  onAccepted?: (deliver: () => Promise<void>) => void
}

/**
 * The API as a function. A function does not run between requests, so there is no delivery loop: each accepted
 * lead triggers one attempt for all that is due, and `deliverOnce` or `npm run leads -- deliver` delivers the rest. The files of the
 * build are read from the project's folder, the working directory unless another is given: the host must ship them with
 * the function. Throws an EnvironmentError when the HubSpot account is incomplete, a BuiltFilesError when a file is
 * missing.
 */
export function functionApi(
  environment: Environment,
  projectDir = process.cwd(),
  { forms = readBuiltForms(projectDir), onAccepted = (deliver) => void deliver() }: FunctionApiOptions = {},
): Hono {
  const built = readBuiltSurveys(projectDir)
  const outbox = openOutbox(environment.LEADS_DATABASE_URL, log)
  const deliver = deliveryOf(environment, outbox)
  return createApi({
    environment,
    outbox,
    forms,
    surveys: () => built,
    log,
    now: outbox.now,
    ...(deliver && { onAccepted: () => onAccepted(deliver) }),
  })
}

/** Makes one attempt for every lead that is due, as a scheduled function does. Rejects with nothing: failures are logged. */
export async function deliverOnce(environment: Environment): Promise<void> {
  const outbox = openOutbox(environment.LEADS_DATABASE_URL, log)
  try {
    await deliveryOf(environment, outbox)?.()
  } finally {
    await outbox.close()
  }
}

/** One attempt for all that is due; undefined without a HubSpot account. */
function deliveryOf(environment: Environment, outbox: Outbox): (() => Promise<void>) | undefined {
  const hubspot = hubspotSettings(environment)
  if (!hubspot) return undefined
  const { now } = outbox
  const deliver = deliverLead({ outbox, submit: hubspotClient(hubspot), log, now, random: Math.random })
  const review = reviewDoubtful({ outbox, environment, log })
  const requestsPer10Seconds = environment.HUBSPOT_REQUESTS_PER_10_SECONDS
  return () =>
    deliverDue({ outbox, review, deliver, requestsPer10Seconds, now, maxWait: 0 }).catch((error: unknown) =>
      log.error('Leads cannot be delivered', error),
    )
}
