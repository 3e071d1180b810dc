import { leadStates } from '../../src/functions/leads/outbox/storage/tables'

const usages: Record<string, string> = {
  list: `npm run leads -- list [--state STATE] [--form FORM] [--limit N]
  Shows the last N leads (20), e-mail addresses masked. STATE: ${leadStates.join(', ')}.`,
  deliver: `npm run leads -- deliver
  Tries to deliver every waiting lead once, now. The server may be running.`,
  retry: `npm run leads -- retry ID… | --dead
  Delivers leads again that HubSpot has refused, or that wait; named by the first digits of their id.`,
  release: `npm run leads -- release ID… | --all
  Delivers doubtful leads, all of them or those named, which may be rejected ones too.`,
  reject: `npm run leads -- reject ID… | --all
  Does not deliver doubtful leads. They are deleted after LEADS_RETENTION_DAYS.`,
  export: `npm run leads -- export [--format csv|json] [--file FILE] [--state STATE] [--form FORM]
  Writes leads with all their data, e-mail addresses in full, to FILE or to standard output.`,
  purge: `npm run leads -- purge [--delivered-before DAYS]
  Deletes leads that were delivered or rejected more than DAYS days ago (LEADS_RETENTION_DAYS).`,
}

/** The usage of one command, or of all. */
export const usageOf = (command?: string): string => {
  const usage = command === undefined ? undefined : usages[command]
  return usage
    ? `Usage: ${usage}`
    : `Usage:\n\n${Object.values(usages).join('\n\n')}\n\nThe database is the one of LEADS_DATABASE_URL.`
}
