/**
 * Says when the official rules of e-invoices have a newer release than the one that ours follow (docs/einvoice-validation.md):
 * `npm run einvoice:releases`, each night. Ends with status 1 for a newer one, and when a repository cannot be asked.
 */
import { execFileSync } from 'node:child_process'
import { runMain } from './runMain'

type Artefact = { name: string; repository: string; version: string }

/** The releases that the rules and code lists in `src/tools/invoiceGenerator/model/rules` follow. */
export const artefacts: readonly Artefact[] = [
  { name: 'EN 16931', repository: 'ConnectingEurope/eInvoicing-EN16931', version: '1.3.16' },
  { name: 'XRechnung', repository: 'itplr-kosit/xrechnung-schematron', version: '2.5.0' },
  { name: 'Peppol BIS Billing', repository: 'OpenPEPPOL/peppol-bis-invoice-3', version: '3.0.21' },
]

const numbersOf = (version: string): number[] => version.split('.').map(Number)

const compare = (a: string, b: string): number => {
  const [one, other] = [numbersOf(a), numbersOf(b)]
  const position = one.findIndex((number, index) => number !== other[index])
  return position < 0 ? 0 : (one[position] ?? 0) - (other[position] ?? 0)
}

/** The highest version among the tags that `git ls-remote --tags` lists; undefined when none has three numbers. */
export const newestOf = (tags: string): string | undefined =>
  [...tags.matchAll(/refs\/tags\/\D*(\d+\.\d+\.\d+)(?:\^\{\})?$/gm)]
    .flatMap(([, version]) => version ?? [])
    .sort(compare)
    .at(-1)

/** What is to be said of an artefact; undefined when ours follow its newest release. */
export function newsOf({ name, repository, version }: Artefact, tags: string): string | undefined {
  const newest = newestOf(tags)
  if (!newest) return `${name}: no release found in https://github.com/${repository}`
  return compare(newest, version) > 0
    ? `${name} ${newest} is out, our rules follow ${version}: read https://github.com/${repository}/releases, then docs/einvoice-validation.md`
    : undefined
}

function main(): Promise<void> {
  const news = artefacts.flatMap((artefact) => {
    const address = `https://github.com/${artefact.repository}.git`
    const tags = execFileSync('git', ['ls-remote', '--tags', address], { encoding: 'utf8', timeout: 60_000 })
    return newsOf(artefact, tags) ?? []
  })
  if (news.length > 0) return Promise.reject(new Error(news.join('\n')))
  console.log('The rules of e-invoices follow the newest releases.')
  return Promise.resolve()
}

if (require.main === module) runMain(main)
