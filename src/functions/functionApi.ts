import type { Hono } from 'hono'
import type { Environment } from '../core/environment'
import { createApi } from './app'
import { readBuiltForms } from './builtForms'
import { readBuiltSurveys } from './builtSurveys'
import { deliverDue } from './leads/delivery/deliverDue'
import { deliverLead } from './leads/delivery/deliverLead'
import { hubspotClient } from './leads/delivery/hubspotClient'
import { hubspotSettings } from './leads/delivery/hubspotSettings'
import { reviewDoubtful } from './leads/delivery/reviewDoubtful'
import { openOutbox } from './leads/outbox/outbox'
import { consoleLog as log } from './log'

/**
 * The API as a Gatsby Function. A function does not run between requests, so there is no delivery loop: each accepted
 * lead triggers one attempt for all that is due, and `npm run leads -- deliver` delivers the rest. The files of the
 * build are read from the project's folder, the working directory unless another is given: the host must ship them with
 * the function. Throws an EnvironmentError when the HubSpot account is incomplete, a BuiltFilesError when a file is
 * missing.
 */
export function functionApi(environment: Environment, projectDir = process.cwd()): Hono {
  const hubspot = hubspotSettings(environment)
  const forms = readBuiltForms(projectDir)
  const built = readBuiltSurveys(projectDir)
  const surveys = () => built
  const outbox = openOutbox(environment.LEADS_DATABASE_URL, log)
  const { now } = outbox
  if (!hubspot) return createApi({ environment, outbox, forms, surveys, log, now })

  const deliver = deliverLead({ outbox, submit: hubspotClient(hubspot), log, now, random: Math.random })
  const review = reviewDoubtful({ outbox, environment, log })
  const requestsPer10Seconds = environment.HUBSPOT_REQUESTS_PER_10_SECONDS
  return createApi({
    environment,
    outbox,
    forms,
    surveys,
    log,
    now,
    onAccepted() {
      deliverDue({ outbox, review, deliver, requestsPer10Seconds, now, maxWait: 0 }).catch((error: unknown) =>
        log.error('Leads cannot be delivered', error),
      )
    },
  })
}
