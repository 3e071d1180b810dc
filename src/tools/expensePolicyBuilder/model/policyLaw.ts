import type { PolicyClauseKey } from './clauseKeys'

/** What the law of a country asks of an expense policy, and where that is written. */
export type PolicyRule = {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** The clauses that say it. */
  clauses: readonly PolicyClauseKey[]
  /** The law as the clauses cite it, in its own language. */
  law: string
  /** Where it was read: the law itself, a copy of it, or an authority or adviser that explains it. */
  url: string
  /** The day on which it was read. */
  checked: string
}

const checked = '2026-11-27'

const union = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV',
  'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
] as const // prettier-ignore

const otherEea = ['IS', 'LI', 'NO'] as const

export const policyRules: readonly PolicyRule[] = [
  {
    countries: ['FR'], clauses: ['not_paid_commute_fr'], law: 'Code du travail, articles L3261-2 et R3261-1',
    url: 'https://www.legifrance.gouv.fr/codes/id/LEGISCTA000006189675/', checked,
  },
  {
    // Amended by 19/12 of 2024, which the royal decree at the address makes binding.
    countries: ['BE'], clauses: ['not_paid_commute_law'], law: 'CCT n° 19/9 / cao nr. 19/9',
    url: 'https://etaamb.openjustice.be/fr/arrete-royal-du-12-aout-2024_n2024007171.html', checked,
  },
  {
    countries: ['PT'], clauses: ['equipment_law', 'internet_law'], law: 'Código do Trabalho, artigo 168.º',
    url: 'https://informador.pt/legislacao/lexit/codigos/direito-laboral/codigo-do-trabalho/livro-i-parte-geral-2/titulo-ii-contrato-de-trabalho/capitulo-i-disposicoes-gerais-46/seccao-ix-modalidades-de-contrato-de-trabalho/subseccao-v-teletrabalho/artigo-168-o-instrumentos-de-trabalho-em-prestacao-subordinada-de-teletrabalho/', checked,
  },
  {
    countries: ['ES'], clauses: ['equipment_law', 'internet_law'], law: 'Ley 10/2021, artículos 11 y 12',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11472', checked,
  },
  {
    countries: ['US'], clauses: ['equipment_law', 'internet_law'], law: 'California Labor Code, section 2802',
    url: 'https://law.onecle.com/california/labor/2802.html', checked,
  },
  {
    countries: ['US'], clauses: ['equipment_law', 'internet_law', 'receipt_late_us', 'lost_copy_us'],
    law: 'Illinois, 820 ILCS 115/9.5',
    url: 'https://www.ilga.gov/Legislation/publicacts/view/100-1094', checked,
  },
  {
    countries: ['GB'], clauses: ['tax_guests_gb'], law: 'Corporation Tax Act 2009, section 1298',
    url: 'https://www.legislation.gov.uk/ukpga/2009/4/part/20/chapter/1/crossheading/business-entertainment-and-gifts', checked,
  },
  {
    countries: ['GB'], clauses: ['tax_guests_gb'], law: 'VAT Notice 700/65, business entertainment',
    url: 'https://www.lexisnexis.co.uk/tolley/tax/commentary/de-voil/part-v8-hmrc-notices/700-65-12-business-entertainment', checked,
  },
  {
    countries: ['DE'], clauses: ['meals_allowance_de'], law: 'Einkommensteuergesetz, § 9 Absatz 4a',
    url: 'https://lstn.niedersachsen.de/steuer/haeufige_fragen_faq/haeufige-fragenfaq-67810.html', checked,
  },
  {
    countries: ['AT'], clauses: ['meals_allowance_at'], law: 'Einkommensteuergesetz 1988, § 26 Z 4',
    url: 'https://www.thoeniconsult.at/content/inhalte/spezialinfo/lohnverrechnung/faq_lohnverrechnung/wie_berechnet_man_das_tag_und_n%C3%A4chtigungsgeld_bei_inlandsreisen_', checked,
  },
  {
    countries: [...union, ...otherEea, 'CH'], clauses: ['a1'], law: 'Regulation (EC) No 987/2009, article 15',
    url: 'https://rvrecht.deutsche-rentenversicherung.de/SharedDocs/rvRecht/02_GRA_EU_SVA/03_Europarecht/02_VO_EG_Nr_987_2009/art_0001_25/gra_euvo_987_2009_a_0015.html', checked,
  },
  {
    countries: ['GB'], clauses: ['a1'], law: 'EU-UK Trade and Cooperation Agreement, social security coordination',
    url: 'https://www.etk.fi/en/work-and-pensions-abroad/insurance-while-working-abroad/from-finland-abroad/brexit/', checked,
  },
  {
    countries: union, clauses: ['works_council'], law: 'Directive 2002/14/EC',
    url: 'https://eur-lex.europa.eu/legal-content/EN/ALL/?uri=URISERV:c10817', checked,
  },
  {
    // The directive is part of the EEA Agreement; Norway carries it out in arbeidsmiljøloven, § 8-1.
    countries: otherEea, clauses: ['works_council'], law: 'Directive 2002/14/EC, EEA Agreement',
    url: 'https://regjeringen.no/no/dokumenter/otprp-nr-49-2004-2005-/id396602/?ch=10', checked,
  },
] // prettier-ignore

/** The rules about a clause that count in one of the countries. */
export const rulesAbout = (clause: PolicyClauseKey, countries: readonly string[]): readonly PolicyRule[] =>
  policyRules.filter(
    (rule) => rule.clauses.includes(clause) && rule.countries.some((country) => countries.includes(country)),
  )

/** The least number of days to submit an expense, where a law gives one. */
export const leastReceiptDays = (countries: readonly string[]): number => (countries.includes('US') ? 30 : 2)
