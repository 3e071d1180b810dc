/** Which library observes a session. A separate file: without consent, or without a collector, it is not loaded. */
import { gatsbyState } from '../../gatsby/gatsbyState'
import type { Integrations } from '../../visitor/integrations/contract'
import { observeSession } from '../../visitor/observability/observer'

/** Observes this session with Faro, when it is one of those that are observed. */
export function observe(faro: Required<Integrations>['faro']): void {
  const rate = Number(faro.samplingRate)
  observeSession(async () => {
    const { startFaro } = await import('../vendors/faro')
    return () => startFaro(faro, { release: gatsbyState.buildHash ?? '', rate })
  }, rate)
}
