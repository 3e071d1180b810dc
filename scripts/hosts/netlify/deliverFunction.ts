/** The scheduled function on Netlify: delivers what no attempt after a submission has delivered. */
import { parseEnvironment } from '../../../src/core/environment'
import { deliverOnce } from '../../../src/functions/functionApi'

export async function deliver(): Promise<void> {
  await deliverOnce(parseEnvironment(process.env, { deliversLeads: true }))
}

/** As `deliver`, for a function that is uploaded as a zip. */
export async function handler(): Promise<{ statusCode: 204 }> {
  await deliver()
  return { statusCode: 204 }
}
