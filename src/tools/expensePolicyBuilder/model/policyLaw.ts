import type { PolicyClauseKey } from './clauseKeys'

/** What the law of a country asks of an expense policy, and where that is written. */
export type PolicyRule = {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** The clauses that say it. */
  clauses: readonly PolicyClauseKey[]
  /** The law as the clauses cite it, in its own language. */
  law: string
  url: string
  /** The day on which it was looked up. */
  checked: string
}

const checked = '2026-11-27'

/** The members of the European Union and of the EEA, Switzerland and the United Kingdom: countries with A1 certificates. */
const europe = [
  'AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT',
  'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
] as const // prettier-ignore

export const policyRules: readonly PolicyRule[] = [
  {
    countries: ['FR'], clauses: ['not_paid_commute_fr'], law: 'Code du travail, article L3261-2',
    url: 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000019955424', checked,
  },
  {
    countries: ['BE'], clauses: ['not_paid_commute_law'], law: 'CCT n° 19/9 / cao nr. 19/9',
    url: 'https://cnt-nar.be/fr/documents/cct-par-numero/cct-19-09', checked,
  },
  {
    countries: ['PT'], clauses: ['equipment_law', 'internet_law'], law: 'Código do Trabalho, artigo 168.º',
    url: 'https://diariodarepublica.pt/dr/legislacao-consolidada/lei/2009-34546475', checked,
  },
  {
    countries: ['ES'], clauses: ['equipment_law', 'internet_law'], law: 'Ley 10/2021, artículos 11 y 12',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-11472', checked,
  },
  {
    countries: ['US'], clauses: ['equipment_law', 'internet_law'], law: 'California Labor Code, section 2802; Illinois, 820 ILCS 115/9.5',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=2802', checked,
  },
  {
    countries: ['US'], clauses: ['receipt_late_us', 'lost_copy_us'], law: '820 ILCS 115/9.5',
    url: 'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=2402&ChapterID=68', checked,
  },
  {
    countries: ['GB'], clauses: ['tax_guests_gb'], law: 'Corporation Tax Act 2009, section 1298',
    url: 'https://www.legislation.gov.uk/ukpga/2009/4/section/1298', checked,
  },
  {
    countries: ['DE'], clauses: ['meals_allowance_de'], law: 'Einkommensteuergesetz, section 9(4a)',
    url: 'https://www.gesetze-im-internet.de/estg/__9.html', checked,
  },
  {
    countries: ['AT'], clauses: ['meals_allowance_at'], law: 'Einkommensteuergesetz 1988, section 26(4)',
    url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004570', checked,
  },
  {
    countries: europe, clauses: ['a1'], law: 'Regulation (EC) No 987/2009, article 15',
    url: 'https://eur-lex.europa.eu/eli/reg/2009/987/oj', checked,
  },
  {
    countries: europe.filter((country) => country !== 'GB'), clauses: ['works_council'], law: 'Directive 2002/14/EC',
    url: 'https://eur-lex.europa.eu/eli/dir/2002/14/oj', checked,
  },
] // prettier-ignore

/** The rules about a clause that count in one of the countries. */
export const rulesAbout = (clause: PolicyClauseKey, countries: readonly string[]): readonly PolicyRule[] =>
  policyRules.filter(
    (rule) => rule.clauses.includes(clause) && rule.countries.some((country) => countries.includes(country)),
  )

/** The least number of days to submit an expense, where a law gives one. */
export const leastReceiptDays = (countries: readonly string[]): number => (countries.includes('US') ? 30 : 2)
