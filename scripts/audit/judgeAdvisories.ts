import { z } from 'zod'
import type { AllowedAdvisory } from './allowedAdvisories'

const advisorySchema = z.object({
  url: z.url(),
  title: z.string(),
  severity: z.string(),
  range: z.string(),
  name: z.string(),
})

/** What `npm audit --json` prints (its version 2), as far as it is used. */
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    // A text names another package through which it comes, which has an entry of its own.
    z.object({ via: z.array(z.union([z.string(), advisorySchema])) }),
  ),
})

/** Thrown when there is no report: nothing was checked, which must not look like a success. */
export class NoAuditError extends Error {
  override readonly name = 'NoAuditError'
}

/** The reason of npm for having no report. */
const failureSchema = z.object({ message: z.string() })

/** The report of `npm audit --json`, which prints its errors there too. Throws a NoAuditError. */
export function parseReport(output: string): z.infer<typeof reportSchema> {
  let value: unknown
  try {
    value = JSON.parse(output)
  } catch {
    throw new NoAuditError(`npm audit gives no report: ${output.trim().slice(0, 500) || 'it prints nothing'}`)
  }
  const failure = failureSchema.safeParse(value)
  if (failure.success) throw new NoAuditError(`The registry gives no advisories: ${failure.data.message}`)
  const report = reportSchema.safeParse(value)
  if (!report.success)
    throw new NoAuditError(`The report of npm audit has another shape:\n${z.prettifyError(report.error)}`)
  return report.data
}

/** What must be done about a report, a line for each: advisories that nobody allowed, and allowances that no longer hold. */
export function judgeAdvisories(
  { vulnerabilities }: z.infer<typeof reportSchema>,
  allowed: readonly AllowedAdvisory[],
  now: Date,
): string[] {
  const advisories = new Map(
    Object.values(vulnerabilities)
      .flatMap(({ via }) => via.flatMap((one) => (typeof one === 'string' ? [] : [one])))
      .map((one) => [`${one.url} ${one.name}`, { ...one, id: one.url.split('/').pop() ?? '' }]),
  )
  const today = now.toISOString().slice(0, 10)
  const isOf = ({ id, package: name }: AllowedAdvisory, one: { id: string; name: string }): boolean =>
    id === one.id && name === one.name
  const found = [...advisories.values()].flatMap((one) => {
    const allowance = allowed.find((entry) => isOf(entry, one))
    if (allowance && allowance.until >= today) return []
    const since = allowance ? ` (allowed until ${allowance.until}: ${allowance.reason})` : ''
    return [`${one.name} ${one.range}, ${one.severity}: ${one.title}, ${one.url}${since}`]
  })
  const unneeded = allowed
    .filter((entry) => ![...advisories.values()].some((one) => isOf(entry, one)))
    .map(
      ({ id, package: name }) =>
        `${id} of ${name} is allowed but not found: delete it from scripts/audit/allowedAdvisories.ts`,
    )
  return [...found, ...unneeded]
}
