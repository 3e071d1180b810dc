/** A national rule that the files of the invoice generator alone do not meet, with where it is written down. */
export type NationalRule = { title: string; url: string; checkedOn: string }

/**
 * Countries of sellers whose law asks for a network, a platform, a format or its own software. What it asks is in
 * the word `national_<country>`.
 */
export const nationalRules = {
  BE: {
    title: 'FOD Financiën: E-facturering',
    url: 'https://financien.belgium.be/nl/Actueel/e-facturering-tolerantieperiode',
    checkedOn: '2026-11-25',
  },
  ES: {
    title: 'Agencia Tributaria: Sistemas informáticos de facturación y VERI*FACTU',
    url: 'https://sede.agenciatributaria.gob.es/Sede/iva/sistemas-informaticos-facturacion-verifactu.html',
    checkedOn: '2026-11-25',
  },
  FR: {
    title: 'Loi n° 2023-1322 du 29 décembre 2023, article 91',
    url: 'https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000048727444',
    checkedOn: '2026-11-25',
  },
  IT: {
    title: 'Agenzia delle Entrate: Fatturazione elettronica',
    url: 'https://www.agenziaentrate.gov.it/portale/web/guest/aree-tematiche/fatturazione-elettronica',
    checkedOn: '2026-11-25',
  },
  NO: {
    title: 'Dynatos: Norway approves mandatory B2B e-invoicing and digital bookkeeping',
    url: 'https://www.dynatos.com/blog/norway-approves-mandatory-b2b-e-invoicing-and-digital-bookkeeping/',
    checkedOn: '2026-11-25',
  },
  PT: {
    title: 'Decreto-Lei n.º 28/2019, artigo 4.º',
    url: 'https://data.dre.pt/eli/dec-lei/28/2019/02/15/p/dre/pt/html',
    checkedOn: '2026-11-25',
  },
} as const satisfies Record<string, NationalRule>

export type NationalRuleCountry = keyof typeof nationalRules

/** Whether the country of a seller has such a rule. */
export const hasNationalRule = (country: string): country is NationalRuleCountry =>
  Object.hasOwn(nationalRules, country)
