import type { CmsDocument } from './document'
import { cmsDocument } from './document.fixture'
import { hasForm, hasLaw, neededLawFacts } from './lawFacts'

/** A source that was read in 2026 and has to be read again in 2027. */
export const lawSource = {
  source_id: 'act',
  title: 'The Act',
  url: 'https://law.example/act',
  language: 'en',
  checked_on: '2026-11-27',
  review_by: '2027-11-30',
}

/** The law of a market, with every fact that it needs; `data` replaces fields. */
export const lawDocument = (
  localeCode = 'en-ie',
  data: Record<string, unknown> = {},
  lang = localeCode,
): CmsDocument =>
  cmsDocument(
    'market_law',
    {
      localeCode,
      facts: neededLawFacts.map((fact) => ({
        fact,
        text: `the ${fact}`,
        ...(hasLaw(fact) ? { law: 'section 1' } : {}),
        ...(hasForm(fact) ? { form: fact === 'authority' ? 'DPC' : '000' } : {}),
        ...(fact.startsWith('retention.') ? { text: 'six years', years: 6 } : {}),
        source_id: 'act',
      })),
      forms: [],
      gaps: [],
      imprint: [{ duty: 'name', law: 'section 2', label: 'Company', source_id: 'act' }],
      sources: [lawSource],
      ...data,
    },
    { id: `law-${localeCode}`, lang },
  )
