import { type ContentFinding, findingIn } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { entriesOf } from '../cms/fields'

/**
 * Lower case, at least two labels, international ones in Punycode: the form in which addresses are compared.
 */
const domainPattern = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Entries of the disallowed e-mail domains that no address can have, and repeated entries. */
export function emailDomainFindings(documents: readonly CmsDocument[]): ContentFinding[] {
  return documents
    .filter(({ type }) => type === 'disallowed_email_domains')
    .flatMap((document) => {
      const seen = new Set<unknown>()
      return entriesOf(document.data['domains']).flatMap(({ domain }, index): ContentFinding[] => {
        const finding = (message: string) => [findingIn(document, `data.domains.${index}.domain`, message)]
        if (typeof domain !== 'string' || !domainPattern.test(domain)) {
          return finding(`"${String(domain ?? '')}" is no domain: write it as "mail.example", in lower case`)
        }
        if (seen.has(domain)) return finding(`"${domain}" stands here twice`)
        seen.add(domain)
        return []
      })
    })
}
