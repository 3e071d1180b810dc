import { http } from '../../../core/http/client'
import type { Integrations } from '../../../visitor/integrations/contract'
import { parseDestinations, type Destination } from './allowedDestinations'

type Settings = Pick<Required<Integrations>['segment'], 'cdnUrl' | 'writeKey'>

const request = async (address: string): Promise<Destination[]> =>
  parseDestinations(await http.get(address).json())

const answers = new Map<string, Promise<Destination[]>>()

/**
 * The destinations of a Segment workspace, requested once per page load. Not by `@segment/consent-manager`, which asks only
 * over HTTPS at a host, so neither a proxy with a path nor a stand-in, and loads analytics by itself when it has the list. A request to Segment: only with consent to
 * analytics or advertisement. Rejects when there is no answer; the next call then asks again.
 */
export function fetchDestinations({ cdnUrl, writeKey }: Settings): Promise<Destination[]> {
  const address = `${cdnUrl}/v1/projects/${writeKey}/integrations`
  const answer = answers.get(address) ?? request(address)
  answers.set(address, answer)
  answer.catch(() => answers.delete(address))
  return answer
}
