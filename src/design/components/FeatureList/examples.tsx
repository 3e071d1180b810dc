import type { Example } from '../example'
import { FeatureList } from '.'

const items = [
  { icon: 'card', title: 'Company cards', text: 'A limit on each, and a receipt for every payment.' },
  { icon: 'invoice', title: 'Invoices', text: 'From the inbox to the ledger.' },
  {
    icon: 'sync',
    title: 'Accounting',
    text: 'Entries arrive with their VAT rate.',
    link: { href: '/integrations', text: 'See integrations' },
  },
]

export const examples: Example[] = [{ title: 'Three features', element: <FeatureList items={items} /> }]
