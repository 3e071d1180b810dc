import { policyText } from './policyText'

const clause = (number: string, text: string) => ({ name: number, number, text, kind: 'written' as const, writtenFor: '' }) // prettier-ignore

it('the policy as a text has its title, its facts and its numbered clauses', () => {
  const policy = {
    title: 'Expense policy',
    facts: [{ label: 'Company', value: 'Quillmere' }, { label: 'Version', value: '1.0' }],
    sections: [
      { id: 'purpose', number: 1, title: 'Purpose', isOwn: false, clauses: [clause('1.1', 'For all.'), clause('1.2', 'Ask.')] },
      { id: 'own-section-1', number: 2, title: 'Pets', isOwn: true, clauses: [] },
    ],
    emptySections: [],
    removed: [],
  } // prettier-ignore
  expect(policyText(policy, 'en-GB')).toBe(
    'Expense policy\n\nCompany: Quillmere\nVersion: 1.0\n\n1 Purpose\n1.1 For all.\n1.2 Ask.\n\n2 Pets',
  )
  expect(policyText({ ...policy, facts: [], sections: [] }, 'en-GB')).toBe('Expense policy')
})
