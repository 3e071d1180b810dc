import type { VatCountry } from './vatCountries'
import type { CountryRates, DatedUse, VatRate, VatRateKind, VatSource } from './vatRate'
import type { VatUse } from './vatUses'

/**
 * The VAT rates of each country, the standard rate first, then from the highest to the lowest. A rate is here when it is
 * written in the law of the country; exports and supplies to other member states, which are free of VAT everywhere, are
 * not. How they were checked, and when: `ratesCheckedOn` in vatRates.ts.
 */

/** The database in which the member states publish their rates. */
const tedb: VatSource = {
  title: 'European Commission: Taxes in Europe Database, VAT rates',
  language: 'en',
  url: 'https://ec.europa.eu/taxation_customs/tedb/',
}

/** A rate as it is written below: each use by its key, or with its days. */
const rate =
  (kind: VatRateKind) =>
  (percent: string, since: string, uses: readonly (VatUse | DatedUse)[], until?: string): VatRate => ({
    kind,
    percent,
    uses: uses.map((use) => (typeof use === 'string' ? { use } : use)),
    since,
    ...(until !== undefined && { until }),
  })

const standard = (percent: string, since: string, until?: string): VatRate =>
  rate('standard')(percent, since, ['most'], until)
const reduced = rate('reduced')
const secondReduced = rate('secondReduced')
const intermediate = rate('intermediate')
const superReduced = rate('superReduced')
const parking = rate('parking')
const special = rate('special')
const zero = rate('zero')

/** A use that a rate has only for a time. */
const from = (since: string, use: VatUse, until?: string): DatedUse => ({
  use,
  since,
  ...(until !== undefined && { until }),
})
const until = (last: string, use: VatUse): DatedUse => ({ use, until: last })

export const vatRateData: Readonly<Record<VatCountry, CountryRates>> = {
  AT: {
    rates: [
      standard('20', '1984-01-01'),
      reduced('13', '2016-01-01', ['culture', 'plants', 'animals', 'firewood', 'farmWine']),
      reduced('10', '1984-01-01', [
        'food',
        'mealsNoDrinks',
        from('2018-11-01', 'accommodation'),
        'books',
        'press',
        from('2009-01-01', 'medicines'),
        'passengerTransport',
      ]),
      superReduced('4.9', '2026-07-01', ['basicFood']),
      zero('0', '2024-01-01', ['solar'], '2025-03-31'),
      zero('0', '2026-01-01', ['hygiene']),
    ],
    regions: { jungholzMittelberg: [special('19', '1995-01-01', ['most'])] },
    sources: [
      {
        title: 'Umsatzsteuergesetz 1994, § 10 (RIS)',
        language: 'de',
        url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004873',
      },
      tedb,
    ],
  },
  BE: {
    rates: [
      standard('21', '1996-01-01'),
      reduced('12', '1992-04-01', [
        from('2010-01-01', 'mealsNoDrinks'),
        from('2026-03-01', 'accommodation'),
        from('2026-03-01', 'camping'),
      ]),
      parking('12', '1992-04-01', ['coal']),
      reduced('6', '1992-04-01', [
        'food',
        'water',
        'medicines',
        'books',
        'culture',
        'sport',
        'passengerTransport',
        'renovationTenYears',
        from('2022-04-01', 'homeEnergy'),
        from('2018-01-01', 'hygiene'),
        until('2026-02-28', 'accommodation'),
        until('2026-02-28', 'camping'),
      ]),
      zero('0', '1991-01-01', ['newspapersWeeklies']),
    ],
    sources: [
      {
        title: 'Arrêté royal du 23 mars 2022 : électricité, gaz naturel et chaleur, contrats résidentiels',
        language: 'fr',
        url: 'https://etaamb.openjustice.be/nl/koninklijk-besluit-van-23-maart-2022_n2022020620.html',
      },
      {
        title: 'SPF Finances : TVA (arrêté royal n° 20, taux)',
        language: 'fr',
        url: 'https://finances.belgium.be/fr/entreprises/tva',
      },
      {
        title:
          'KPMG: Federal government approves increase in the VAT rate on hotels, campings and pesticides (2026)',
        language: 'en',
        url: 'https://kpmg.com/be/en/home/insights/2026/02/itx-federal-government-approves-increase-in-the-vat-rate-on-hotels-campings-and-pesticides.html',
      },
      tedb,
    ],
  },
  BG: {
    rates: [
      standard('20', '1999-01-01'),
      reduced('9', '2011-04-01', ['accommodation', 'books', 'press', 'babyProducts']),
    ],
    sources: [
      {
        title: 'Закон за данък върху добавената стойност, чл. 66 и 66а',
        language: 'bg',
        url: 'https://lex.bg/laws/ldoc/2135533201',
      },
      tedb,
    ],
  },
  CH: {
    rates: [
      standard('8.1', '2024-01-01'),
      special('3.8', '2024-01-01', ['accommodation'], '2027-12-31'),
      reduced('2.6', '2024-01-01', [
        'food',
        'water',
        'books',
        'press',
        'medicines',
        'plants',
        'farmSupplies',
      ]),
    ],
    sources: [
      {
        title: 'Federal Tax Administration: VAT rates Switzerland',
        language: 'en',
        url: 'https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html',
      },
    ],
  },
  CY: {
    rates: [
      standard('19', '2014-01-13'),
      reduced('9', '2014-01-13', ['accommodation', 'mealsNoAlcohol', 'passengerTransport']),
      reduced('5', '2004-05-01', ['food', 'medicines', 'hairdressing', 'firstHome']),
      superReduced('3', '2023-07-21', ['books', 'press', 'medicalAids', 'waste', 'culture']),
      zero('0', '2023-07-21', [
        'accessibility',
        from('2026-01-01', 'fruitVegetables', '2026-12-31'),
        from('2026-01-01', 'babyProducts', '2026-12-31'),
        from('2026-01-01', 'hygiene', '2026-12-31'),
      ]),
    ],
    sources: [
      { title: 'Tax Department: value added tax', language: 'en', url: 'https://www.mof.gov.cy/tax' },
      {
        title: 'OEB: Imposition of a zero VAT rate on basic items (decree 337/2025)',
        language: 'en',
        url: 'https://www.oeb.org.cy/en/imposition-of-a-zero-vat-rate-on-basic-items-from-1-january-2026-to-31-december-2026',
      },
      tedb,
    ],
  },
  CZ: {
    rates: [
      standard('21', '2013-01-01'),
      reduced('12', '2024-01-01', [
        'food',
        'mealsNoDrinks',
        'accommodation',
        'medicines',
        'press',
        'culture',
        'sport',
        'passengerTransport',
        'water',
        'heating',
        'socialHousing',
      ]),
      zero('0', '2024-01-01', ['books']),
    ],
    sources: [
      {
        title: 'Zákon č. 235/2004 Sb., § 47',
        language: 'cs',
        url: 'https://www.zakonyprolidi.cz/cs/2004-235',
      },
      tedb,
    ],
  },
  DE: {
    rates: [
      standard('19', '2021-01-01'),
      reduced('7', '2021-01-01', [
        'food',
        from('2026-01-01', 'mealsNoDrinks'),
        'accommodation',
        'books',
        'press',
        'railLocalTransport',
        'culture',
        'hygiene',
        from('2025-01-01', 'artworks'),
        'plants',
      ]),
      zero('0', '2023-01-01', ['solar']),
    ],
    sources: [
      {
        title: 'Umsatzsteuergesetz, § 12 (Gesetze im Internet)',
        language: 'de',
        url: 'https://www.gesetze-im-internet.de/ustg_1980/__12.html',
      },
      tedb,
    ],
  },
  DK: {
    rates: [standard('25', '1992-01-01'), zero('0', '1991-01-01', ['newspapers'])],
    sources: [
      { title: 'Skattestyrelsen: moms', language: 'da', url: 'https://skat.dk/erhverv/moms' },
      {
        title: 'Den juridiske vejledning, D.A.10.1.7: aviser (momsloven, kapitel 8)',
        language: 'da',
        url: 'https://info.skat.dk/data.aspx?oid=96037',
      },
      tedb,
    ],
  },
  EE: {
    rates: [
      standard('22', '2024-01-01', '2025-06-30'),
      standard('24', '2025-07-01'),
      reduced('13', '2025-01-01', ['accommodation']),
      reduced('9', '2009-01-01', ['books', from('2025-01-01', 'press'), 'medicines', 'medicalAids']),
    ],
    sources: [
      {
        title: 'Estonian Tax and Customs Board: value added tax',
        language: 'en',
        url: 'https://www.emta.ee/en/business-client/taxes-and-payment/value-added-tax',
      },
      tedb,
    ],
  },
  ES: {
    rates: [
      standard('21', '2012-09-01'),
      reduced('10', '2012-09-01', [
        'food',
        'water',
        'restaurants',
        'accommodation',
        'passengerTransport',
        from('2018-07-05', 'culture'),
        'renovationTwoYears',
        'newHomes',
      ]),
      superReduced('4', '1995-01-01', [
        'basicFood',
        'books',
        'press',
        'medicines',
        from('2023-01-01', 'hygiene'),
      ]),
    ],
    sources: [
      {
        title: 'Agencia Tributaria: IVA (Ley 37/1992, art. 90 y 91)',
        language: 'es',
        url: 'https://sede.agenciatributaria.gob.es/Sede/iva.html',
      },
      tedb,
    ],
  },
  FI: {
    rates: [
      standard('25.5', '2024-09-01'),
      reduced(
        '14',
        '2013-01-01',
        [
          'food',
          'mealsNoAlcohol',
          from('2025-01-01', 'books'),
          from('2025-01-01', 'medicines'),
          from('2025-01-01', 'accommodation'),
          from('2025-01-01', 'passengerTransport'),
          from('2025-01-01', 'culture'),
          from('2025-01-01', 'sport'),
          from('2025-01-01', 'hygiene'),
        ],
        '2025-12-31',
      ),
      reduced('13.5', '2026-01-01', [
        'food',
        'mealsNoAlcohol',
        'books',
        'medicines',
        'accommodation',
        'passengerTransport',
        'culture',
        'sport',
        'hygiene',
      ]),
      reduced('10', '2013-01-01', ['press', 'publicBroadcasting']),
    ],
    sources: [
      {
        title: 'HE 141/2024 vp: arvonlisäverokannat 1.1.2025',
        language: 'fi',
        url: 'https://eduskunta.fi/FI/vaski/HallituksenEsitys/sivut/he_141+2024.aspx',
      },
      {
        title: 'Verohallinto: Kirjojen ja lehtien arvonlisäverotus',
        language: 'fi',
        url: 'https://vero.fi/syventavat-vero-ohjeet/ohje-hakusivu/48354/kirjojen-ja-lehtien-arvonlisaverotus2',
      },
      {
        title: 'Finnish Tax Administration: rates of VAT',
        language: 'en',
        url: 'https://www.vero.fi/en/businesses-and-corporations/taxes-and-charges/vat/rates-of-vat/',
      },
      tedb,
    ],
  },
  FR: {
    rates: [
      standard('20', '2014-01-01'),
      intermediate('10', '2014-01-01', [
        'mealsNoAlcohol',
        'accommodation',
        'passengerTransport',
        'renovationTwoYears',
        'otherMedicines',
        'firewood',
      ]),
      reduced('5.5', '1982-07-01', [
        'food',
        'water',
        from('2013-01-01', 'books'),
        from('2014-01-01', 'showsCinema'),
        from('2016-01-01', 'hygiene'),
        'medicalAids',
        from('2014-01-01', 'socialHousing'),
        from('2014-01-01', 'energySaving'),
        from('2025-01-01', 'artworks'),
      ]),
      special('2.1', '1991-01-01', ['press', 'reimbursedMedicines', 'firstPerformances']),
    ],
    regions: {
      corsica: [
        special('13', '2014-01-01', ['petroleum']),
        special('10', '2014-01-01', ['restaurants', 'construction', 'energy']),
        special('2.1', '2014-01-01', ['food', 'water', 'firewood', 'accommodation', 'passengerTransport']),
        special('0.9', '2014-01-01', ['firstPerformances', 'butcherAnimals']),
      ],
      frenchOverseas: [
        standard('8.5', '2014-01-01'),
        reduced('2.1', '2014-01-01', ['food', 'passengerTransport', 'reimbursedMedicines']),
        special('1.75', '2014-01-01', ['butcherAnimals']),
        special('1.05', '2014-01-01', ['press', 'firstPerformances']),
      ],
    },
    sources: [
      {
        title: 'Précis de fiscalité : taux particuliers applicables en Corse (CGI, art. 297)',
        language: 'fr',
        url: 'https://www.impots.gouv.fr/portail/www2/precis/millesime/2017-2/precis-2017-chapter-9.7.1.html',
      },
      {
        title:
          'Service-Public : quels sont les taux de TVA en vigueur en France et dans l’Union européenne ?',
        language: 'fr',
        url: 'https://entreprendre.service-public.fr/vosdroits/F23567',
      },
      tedb,
    ],
  },
  GB: {
    rates: [
      standard('20', '2011-01-04'),
      reduced('5', '1997-09-01', [
        'homeEnergy',
        'emptyHomes',
        'carSeats',
        from('2026-06-25', 'familySummer', '2026-09-01'),
      ]),
      zero('0', '1973-04-01', [
        'food',
        'books',
        'press',
        'childrensClothes',
        'prescriptionMedicines',
        'transportTenSeats',
        'water',
        'newHomes',
        from('2021-01-01', 'hygiene'),
        from('2022-04-01', 'energySaving', '2027-03-31'),
      ]),
    ],
    sources: [
      { title: 'GOV.UK: VAT rates', language: 'en', url: 'https://www.gov.uk/vat-rates' },
      {
        title: 'GOV.UK: VAT rates on different goods and services',
        language: 'en',
        url: 'https://www.gov.uk/guidance/rates-of-vat-on-different-goods-and-services',
      },
      {
        title: 'Revenue and Customs Brief 5 (2026): children’s meals, tickets and family attractions',
        language: 'en',
        url: 'https://www.gov.uk/government/publications/revenue-and-customs-brief-5-2026-temporary-reduced-rate-of-vat-for-childrens-meals-tickets-and-family-attractions/temporary-reduced-rate-of-vat-for-childrens-meals-tickets-and-family-attractions',
      },
    ],
  },
  GR: {
    rates: [
      standard('24', '2016-06-01'),
      reduced('13', '2011-01-01', ['food', 'mealsNoAlcohol', 'accommodation', 'passengerTransport']),
      reduced('6', '2015-07-20', ['medicines', 'books', 'press', 'energy', 'culture']),
      superReduced('4', '2024-06-01', ['accessibility']),
    ],
    regions: {
      greekIslands: [
        special('17', '2026-01-01', ['most']),
        special('9', '2026-01-01', ['food', 'mealsNoAlcohol', 'accommodation']),
        special('4', '2026-01-01', ['medicines', 'books', 'energy']),
        special('3', '2026-01-01', ['accessibility']),
      ],
    },
    sources: [
      {
        title: 'Κώδικας ΦΠΑ (ν. 5144/2024, ΦΕΚ Α’ 162), άρθρο 26 και Παράρτημα III',
        language: 'el',
        url: 'https://ia37rg02wpsa01.blob.core.windows.net/fek/01/2024/20240100162.pdf',
      },
      {
        title: 'ν. 5246/2025 (ΦΕΚ Α’ 198), άρθρο 11: άρθρο 26 του Κώδικα ΦΠΑ, παρ. 4, 4Α, 4Β, 5 και 6',
        language: 'el',
        url: 'https://ia37rg02wpsa01.blob.core.windows.net/fek/01/2025/20250100198.pdf',
      },
      tedb,
    ],
  },
  HR: {
    rates: [
      standard('25', '2012-03-01'),
      reduced('13', '2014-01-01', ['mealsNoDrinks', 'accommodation', 'water', 'energy', 'hygiene']),
      reduced('5', '2013-01-01', ['food', 'books', 'press', 'medicines', 'medicalAids', 'culture']),
      zero('0', '2022-10-01', ['solar']),
    ],
    sources: [
      {
        title: 'Zakon o porezu na dodanu vrijednost, čl. 38',
        language: 'hr',
        url: 'https://www.zakon.hr/z/186/Zakon-o-porezu-na-dodanu-vrijednost',
      },
      tedb,
    ],
  },
  HU: {
    rates: [
      standard('27', '2012-01-01'),
      reduced('18', '2009-07-01', ['food']),
      reduced('5', '2004-05-01', [
        'basicFood',
        'medicines',
        'books',
        'press',
        'mealsNoAlcohol',
        'accommodation',
        'heating',
      ]),
      zero('0', '2024-01-01', ['newspapers']),
    ],
    sources: [
      {
        title: '2007. évi CXXVII. törvény az általános forgalmi adóról (Nemzeti Jogszabálytár)',
        language: 'hu',
        url: 'https://njt.hu/jogszabaly/2007-127-00-00',
      },
      tedb,
    ],
  },
  IE: {
    rates: [
      standard('23', '2021-03-01'),
      reduced('13.5', '2003-01-01', [
        'construction',
        'accommodation',
        'culture',
        'fuels',
        'repairs',
        until('2026-06-30', 'mealsNoSoftDrinks'),
        until('2026-06-30', 'hairdressing'),
      ]),
      parking('13.5', '2003-01-01', ['carHire']),
      secondReduced('9', '2011-07-01', [
        from('2026-07-01', 'mealsNoSoftDrinks'),
        from('2026-07-01', 'hairdressing'),
        'magazines',
        until('2030-12-31', 'energy'),
        from('2025-10-08', 'newApartments', '2030-12-31'),
        'sport',
      ]),
      special('4.8', '2005-01-01', ['livestock']),
      zero('0', '1991-01-01', [
        'food',
        'books',
        from('2023-01-01', 'newspapers'),
        'oralMedicines',
        'medicalAids',
        'childrensClothes',
        'hygiene',
      ]),
    ],
    sources: [
      {
        title: 'Revenue: VAT rates',
        language: 'en',
        url: 'https://www.revenue.ie/en/vat/vat-rates/index.aspx',
      },
      {
        title: 'Finance Act 2025, sections 69 to 71 (Irish Statute Book)',
        language: 'en',
        url: 'https://www.irishstatutebook.ie/eli/2025/act/18/enacted/en/html',
      },
      {
        title: 'Dáil Éireann, question 169 of 11 July 2024: newspapers and periodicals',
        language: 'en',
        url: 'https://www.oireachtas.ie/en/debates/question/2024-07-11/169/',
      },
      tedb,
    ],
  },
  IT: {
    rates: [
      standard('22', '2013-10-01'),
      reduced('10', '1995-02-24', [
        'food',
        'restaurants',
        'accommodation',
        'homeEnergy',
        'medicines',
        'renovation',
        'culture',
      ]),
      reduced('5', '2016-01-01', ['healthServices', from('2025-07-01', 'artworks')]),
      superReduced('4', '1989-01-01', ['basicFood', 'books', 'press', 'firstHome', 'medicalAids']),
    ],
    sources: [
      {
        title: 'Normattiva: D.P.R. 26 ottobre 1972, n. 633, art. 16 e tabella A',
        language: 'it',
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1972-10-26;633',
      },
      tedb,
    ],
  },
  LT: {
    rates: [
      standard('21', '2009-09-01'),
      reduced('12', '2026-01-01', ['accommodation', 'passengerTransport', 'culture']),
      reduced(
        '9',
        '2013-01-01',
        ['accommodation', 'passengerTransport', 'books', 'heating', 'culture'],
        '2025-12-31',
      ),
      reduced('5', '2004-05-01', ['medicines', 'medicalAids', 'press', from('2026-01-01', 'books')]),
    ],
    sources: [
      {
        title: 'Pridėtinės vertės mokesčio įstatymas, 19 straipsnis',
        language: 'lt',
        url: 'https://e-seimas.lrs.lt/portal/legalAct/lt/TAD/TAIS.163423/asr',
      },
      {
        title: 'Sovos: Lithuania removes 9% reduced VAT rate (Law XV-287)',
        language: 'en',
        url: 'https://sovos.com/regulatory-updates/vat/lithuania-removes-9-reduced-vat-rate',
      },
      tedb,
    ],
  },
  LU: {
    rates: [
      standard('17', '2024-01-01'),
      intermediate('14', '2024-01-01', ['lightWine', 'fuels', 'printedAdvertising', 'securities']),
      reduced('8', '2024-01-01', [
        'energy',
        'plants',
        'hairdressing',
        'repairs',
        from('2025-01-01', 'artworks'),
      ]),
      superReduced('3', '1992-01-01', [
        'food',
        'water',
        'mealsNoAlcohol',
        'accommodation',
        'passengerTransport',
        'books',
        'press',
        'medicines',
        'childrensClothes',
        'culture',
      ]),
    ],
    sources: [
      {
        title: 'Administration de l’enregistrement, des domaines et de la TVA : TVA, professionnels',
        language: 'fr',
        url: 'https://pfi.public.lu/fr/professionnel/tva.html',
      },
      tedb,
    ],
  },
  LV: {
    rates: [
      standard('21', '2012-07-01'),
      reduced('12', '2011-01-01', [
        'medicines',
        'medicalAids',
        'babyFood',
        'passengerTransport',
        'accommodation',
        'heating',
        'fruitVegetables',
        from('2026-07-01', 'basicFood', '2027-06-30'),
      ]),
      reduced('5', '2022-01-01', ['books', 'press']),
    ],
    sources: [
      {
        title: 'Pievienotās vērtības nodokļa likums, 41.–43. pants',
        language: 'lv',
        url: 'https://likumi.lv/ta/id/253451-pievienotas-vertibas-nodokla-likums',
      },
      {
        title:
          'VATupdate: Latvia implements VAT rate reductions for educational materials and essential foods (likumi.lv)',
        language: 'en',
        url: 'https://www.vatupdate.com/2025/12/19/latvia-implements-vat-rate-reductions-for-educational-materials-and-essential-foods',
      },
      tedb,
    ],
  },
  MT: {
    rates: [
      standard('18', '2004-01-01'),
      parking('12', '2024-01-01', ['securities', 'boats', 'healthServices']),
      reduced('7', '2011-01-01', ['accommodation', 'sport']),
      reduced('5', '2004-05-01', ['energy', 'books', 'press', 'medicalAids', 'repairs', 'culture']),
      zero('0', '2004-05-01', ['food', 'medicines', 'passengerTransport']),
    ],
    sources: [
      {
        title: 'Value Added Tax Act (Cap. 406), Fifth and Eighth Schedules',
        language: 'en',
        url: 'https://legislation.mt/eli/cap/406/eng',
      },
      {
        title: 'PwC Malta: Guidelines on the application of the 12% VAT rate (L.N. 231 of 2023)',
        language: 'en',
        url: 'https://www.pwc.com/mt/en/publications/vat/guidelines-on-the-application-of-the-12-percent-vat-rate.html',
      },
      tedb,
    ],
  },
  NL: {
    rates: [
      standard('21', '2012-10-01'),
      reduced('9', '2019-01-01', [
        'food',
        'water',
        'mealsNoAlcohol',
        until('2025-12-31', 'accommodation'),
        'camping',
        'medicines',
        'books',
        'press',
        'passengerTransport',
        'culture',
        'sport',
        'hairdressing',
        'repairs',
        'paintingTwoYears',
        'hygiene',
        'plants',
      ]),
      zero('0', '2023-01-01', ['solar']),
    ],
    sources: [
      {
        title: 'Belastingdienst: btw-tarieven en vrijstellingen',
        language: 'nl',
        url: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/tarieven_en_vrijstellingen/',
      },
      tedb,
    ],
  },
  NO: {
    rates: [
      standard('25', '2005-01-01'),
      reduced('15', '2012-01-01', ['food', from('2025-05-01', 'waterSewerage')]),
      reduced('12', '2021-10-01', [
        'passengerTransport',
        'accommodation',
        'culture',
        'sport',
        'publicBroadcasting',
      ]),
      special('11.11', '2010-01-01', ['fish']),
      zero('0', '2010-01-01', ['books', 'subscribedPress', 'electricCars']),
    ],
    sources: [
      {
        title: 'Skatteetaten: value added tax, rates',
        language: 'en',
        url: 'https://www.skatteetaten.no/en/rates/value-added-tax/',
      },
      {
        title:
          'Merverdiavgiftshåndboken, M-6-3.3: tidsskrifter til faste abonnenter eller foreningsmedlemmer',
        language: 'nb',
        url: 'https://www.skatteetaten.no/nn/rettskilder/type/handboker/merverdiavgiftshandboken/gjeldende/M-6/M-6-3/M-6-3.3/',
      },
    ],
  },
  PL: {
    rates: [
      standard('23', '2011-01-01'),
      reduced('8', '2011-01-01', [
        'mealsNoDrinks',
        'accommodation',
        'medicines',
        'passengerTransport',
        'water',
        'culture',
        'socialHousing',
        'press',
      ]),
      reduced('5', '2011-01-01', ['food', 'books', 'hygiene', 'babyProducts']),
    ],
    sources: [
      { title: 'Ministerstwo Finansów: VAT, stawki', language: 'pl', url: 'https://www.podatki.gov.pl/vat/' },
      tedb,
    ],
  },
  PT: {
    rates: [
      standard('23', '2011-01-01'),
      intermediate('13', '2010-07-01', [from('2016-07-01', 'mealsNoSoftDrinks'), 'commonWine']),
      reduced('6', '2010-07-01', [
        'food',
        'water',
        'books',
        'press',
        'medicines',
        'passengerTransport',
        'accommodation',
        'culture',
        'renovation',
      ]),
    ],
    regions: {
      madeira: [
        standard('22', '2012-04-01'),
        intermediate('12', '2012-04-01', ['mealsNoSoftDrinks']),
        reduced('4', '2024-10-01', ['food', 'books', 'medicines']),
      ],
      azores: [
        standard('16', '2021-07-01'),
        intermediate('9', '2021-07-01', ['mealsNoSoftDrinks']),
        reduced('4', '2021-07-01', ['food', 'books', 'medicines']),
      ],
    },
    sources: [
      {
        title: 'Autoridade Tributária: Código do IVA, artigo 18.º',
        language: 'pt',
        url: 'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/codigos_tributarios/civa_rep/Pages/iva18.aspx',
      },
      {
        title: 'APCMC: IVA, taxas aplicáveis às Regiões Autónomas (Ofício Circulado n.º 25045/2024)',
        language: 'pt',
        url: 'https://www.apcmc.pt/?p=34244',
      },
      tedb,
    ],
  },
  RO: {
    rates: [
      standard('19', '2017-01-01', '2025-07-31'),
      standard('21', '2025-08-01'),
      reduced('11', '2025-08-01', [
        'food',
        'water',
        'medicines',
        'books',
        'press',
        'mealsNoAlcohol',
        'accommodation',
        'heating',
        'culture',
      ]),
      reduced(
        '9',
        '2017-01-01',
        [
          until('2025-07-31', 'food'),
          until('2025-07-31', 'mealsNoAlcohol'),
          until('2025-07-31', 'accommodation'),
          until('2025-07-31', 'medicines'),
          'socialHousing',
        ],
        '2026-07-31',
      ),
      reduced('5', '2017-01-01', ['books', 'press', 'culture', 'heating'], '2025-07-31'),
    ],
    sources: [
      {
        title: 'ANAF: Codul fiscal, art. 291',
        language: 'ro',
        url: 'https://static.anaf.ro/static/10/Anaf/legislatie/Cod_fiscal_norme_2026.htm',
      },
      {
        title: 'Regfollower: Romania increases standard and reduced VAT rates (Law 141/2025)',
        language: 'en',
        url: 'https://regfollower.com/romania-increases-standard-and-reduced-vat-rates-effective-starting-tomorrow',
      },
      tedb,
    ],
  },
  SE: {
    rates: [
      standard('25', '1990-07-01'),
      reduced('12', '1996-01-01', [
        from('2012-01-01', 'mealsNoAlcohol'),
        'accommodation',
        until('2026-03-31', 'food'),
        from('2028-01-01', 'food'),
      ]),
      reduced('6', '1996-01-01', [
        from('2026-04-01', 'food', '2027-12-31'),
        from('2002-01-01', 'books'),
        'press',
        from('2001-01-01', 'passengerTransport'),
        'culture',
        'sport',
      ]),
      zero('0', '1995-01-01', ['prescriptionMedicines']),
    ],
    sources: [
      {
        title: 'Skatteverket: momssats på varor och tjänster',
        language: 'sv',
        url: 'https://www.skatteverket.se/foretag/moms/saljavarorochtjanster/momssatspavarorochtjanster.4.58d555751259e4d66168000409.html',
      },
      {
        title: 'Prop. 2025/26:55: tillfälligt sänkt mervärdesskatt på livsmedel',
        language: 'sv',
        url: 'https://rkrattsbaser.gov.se/prop?page=6&post_id=10',
      },
      tedb,
    ],
  },
  SI: {
    rates: [
      standard('22', '2013-07-01'),
      reduced('9.5', '2013-07-01', [
        'food',
        'water',
        'mealsNoDrinks',
        'accommodation',
        'medicines',
        'passengerTransport',
        'culture',
        'socialHousing',
      ]),
      reduced('5', '2020-01-01', ['books', 'press']),
    ],
    sources: [
      {
        title: 'Zakon o davku na dodano vrednost (ZDDV-1), 41. člen',
        language: 'sl',
        url: 'https://pisrs.si/pregledPredpisa?id=ZAKO4701',
      },
      tedb,
    ],
  },
  SK: {
    rates: [
      standard('23', '2025-01-01'),
      reduced('19', '2025-01-01', ['food', 'energy']),
      reduced('5', '2025-01-01', [
        'basicFood',
        'medicines',
        'books',
        'press',
        'mealsNoDrinks',
        'accommodation',
        'sport',
        'socialHousing',
      ]),
    ],
    sources: [
      {
        title: 'Zákon č. 222/2004 Z. z., § 27',
        language: 'sk',
        url: 'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2004/222/',
      },
      {
        title: 'Tax Advisory: Changes in VAT rates for selected types of food (2026)',
        language: 'en',
        url: 'https://taxadvisory.sk/en/2025/12/30/changes-in-vat-rates-for-selected-types-of-food',
      },
      tedb,
    ],
  },
}
