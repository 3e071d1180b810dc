import type { FlowStatus } from '../../../analytics/catalogue'
import { analytics } from '../../../analytics/queue'

/**
 * Reports how far a visitor has come, without anything that was typed: `started` with the first change, `interacted` with
 * each part of the questionnaire that is reached and with the first edit, `completed` with each document that is taken away.
 */
export const reportPolicy = (status: FlowStatus): void =>
  analytics.track('Expense policy builder used', { status })
