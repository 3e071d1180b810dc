import type { CmsDocument, ContentProblem } from '../document'
import { entriesOf, problemIn } from './problem'

/** Lower case, at least two labels, international ones in Punycode: what the work-e-mail rule (§5) compares. */
const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Entries of the disallowed e-mail domains that no address can have, and entries that stand there twice. */
export function emailDomainProblems(documents: readonly CmsDocument[]): ContentProblem[] {
  return documents
    .filter(({ type }) => type === 'disallowed_email_domains')
    .flatMap((document) => {
      const seen = new Set<unknown>()
      return entriesOf(document.data['domains']).flatMap(({ domain }, index): ContentProblem[] => {
        const problem = (message: string) => [problemIn(document, `data.domains.${index}.domain`, message)]
        if (typeof domain !== 'string' || !domainPattern.test(domain)) {
          return problem(`"${String(domain ?? '')}" is no domain: write it as "mail.example", in lower case`)
        }
        if (seen.has(domain)) return problem(`"${domain}" stands here twice`)
        seen.add(domain)
        return []
      })
    })
}
