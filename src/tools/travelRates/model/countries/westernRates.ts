import type { CountryRates, MealRule } from '../travelRates'
import { checked, checkedAgain } from './checkedDays'

// Incidental expenses stay (41 CFR 301-11.18).
const americanMeals: MealRule = { kind: 'each', breakfast: '16', lunch: '19', dinner: '28', floor: '5' }
const britishMileage = {
  title: 'HM Revenue & Customs: Travel — mileage and fuel rates and allowances',
  language: 'en',
  url: 'https://www.gov.uk/government/publications/rates-and-allowances-travel-mileage-and-fuel-allowances/travel-mileage-and-fuel-rates-and-allowances',
}

const irishRates = {
  title: 'Revenue: Civil service rates for travel and subsistence',
  language: 'en',
  url: 'https://www.revenue.ie/en/employing-people/employee-expenses/travel-and-subsistence/civil-service-rates.aspx',
}

const dutchMileage = {
  title: 'Belastingdienst: Zakelijk gebruik privévervoermiddel 2026',
  language: 'nl',
  url: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/winst/inkomstenbelasting/veranderingen-inkomstenbelasting-2026/zakelijk-gebruik-privevervoermiddel-2026',
}

const americanMileage = {
  title: 'Internal Revenue Service: Standard mileage rates',
  language: 'en',
  url: 'https://www.irs.gov/tax-professionals/standard-mileage-rates',
}

/** Official rates of the United Kingdom, Ireland, the United States, France, Belgium, the Netherlands and Luxembourg. */
export const westernRates: readonly CountryRates[] = [
  {
    country: 'GB', currency: 'GBP', distance: 'mi', missing: ['abroad'], authority: britishMileage,
    mileage: [
      {
        from: '2026-04-06', basis: 'taxFree', source: britishMileage, checked, passenger: '0.05',
        rates: [
          { id: 'car', vehicle: { kind: 'car' }, bands: [{ upTo: 10_000, rate: '0.55' }, { rate: '0.25' }] },
          { id: 'motorcycle', vehicle: { kind: 'motorcycle' }, bands: [{ rate: '0.24' }] },
          { id: 'bicycle', vehicle: { kind: 'bicycle' }, bands: [{ rate: '0.20' }] },
        ],
      },
      {
        from: '2011-04-06', until: '2026-04-05', basis: 'taxFree', source: britishMileage, checked, passenger: '0.05',
        rates: [
          { id: 'car', vehicle: { kind: 'car' }, bands: [{ upTo: 10_000, rate: '0.45' }, { rate: '0.25' }] },
          { id: 'motorcycle', vehicle: { kind: 'motorcycle' }, bands: [{ rate: '0.24' }] },
          { id: 'bicycle', vehicle: { kind: 'bicycle' }, bands: [{ rate: '0.20' }] },
        ],
      },
    ],
    perDiem: [
      {
        from: '2016-04-06', basis: 'taxFree', checked: checkedAgain,
        source: {
          title: 'The Income Tax (Approved Expenses) Regulations 2015, regulation 2', language: 'en',
          url: 'https://www.legislation.gov.uk/uksi/2015/1948/regulation/2',
        },
        allowances: [
          { id: 'hours5', kind: 'hoursFrom', hours: 5, amount: '5' },
          { id: 'hours10', kind: 'hoursFrom', hours: 10, amount: '10' },
          { id: 'hours15', kind: 'hoursFrom', hours: 15, amount: '25' },
          { id: 'evening', kind: 'evening', amount: '10' },
        ],
      },
    ],
  },
  {
    country: 'IE', currency: 'EUR', distance: 'km', missing: ['abroad'], authority: irishRates,
    mileage: [
      {
        from: '2022-09-01', basis: 'taxFree', source: irishRates, checked: checkedAgain,
        rates: [
          {
            id: 'engine1200', vehicle: { kind: 'engine', to: 1200 },
            bands: [{ upTo: 1500, rate: '0.4180' }, { upTo: 5500, rate: '0.7264' }, { upTo: 25_000, rate: '0.3178' }, { rate: '0.2056' }],
          },
          {
            id: 'engine1500', vehicle: { kind: 'engine', from: 1201, to: 1500 },
            bands: [{ upTo: 1500, rate: '0.4340' }, { upTo: 5500, rate: '0.7918' }, { upTo: 25_000, rate: '0.3179' }, { rate: '0.2385' }],
          },
          {
            id: 'engine1501', vehicle: { kind: 'engine', from: 1501 },
            bands: [{ upTo: 1500, rate: '0.5182' }, { upTo: 5500, rate: '0.9063' }, { upTo: 25_000, rate: '0.3922' }, { rate: '0.2587' }],
          },
          { id: 'motorcycle150', vehicle: { kind: 'motorcycleEngine', to: 150 }, bands: [{ upTo: 6437, rate: '0.1448' }, { rate: '0.0937' }] },
          { id: 'motorcycle250', vehicle: { kind: 'motorcycleEngine', from: 151, to: 250 }, bands: [{ upTo: 6437, rate: '0.2010' }, { rate: '0.1331' }] },
          { id: 'motorcycle600', vehicle: { kind: 'motorcycleEngine', from: 251, to: 600 }, bands: [{ upTo: 6437, rate: '0.2372' }, { rate: '0.1529' }] },
          { id: 'motorcycle601', vehicle: { kind: 'motorcycleEngine', from: 601 }, bands: [{ upTo: 6437, rate: '0.2859' }, { rate: '0.1760' }] },
          { id: 'bicycle', vehicle: { kind: 'bicycle' }, bands: [{ rate: '0.08' }] },
        ],
      },
    ],
    perDiem: [
      {
        from: '2025-01-29', basis: 'taxFree', source: irishRates, checked,
        allowances: [
          { id: 'hours5', kind: 'hoursFrom', hours: 5, amount: '19.25' },
          { id: 'hours10', kind: 'hoursFrom', hours: 10, amount: '46.17' },
          { id: 'overnight', kind: 'overnight', amount: '205.53' },
        ],
      },
    ],
  },
  {
    country: 'US', currency: 'USD', distance: 'mi', missing: ['places'],
    authority: { title: 'U.S. General Services Administration: Per diem rates', language: 'en', url: 'https://www.gsa.gov/travel/plan-book/per-diem-rates' },
    mileage: [
      {
        // Announcement 2026-11, Internal Revenue Bulletin 2026-29.
        from: '2026-07-01', until: '2026-12-31', basis: 'taxFree', source: americanMileage, checked,
        rates: [{ id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.76' }] }],
      },
      {
        // Notice 2026-10.
        from: '2026-01-01', until: '2026-06-30', basis: 'taxFree', source: americanMileage, checked,
        rates: [{ id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.725' }] }],
      },
    ],
    perDiem: [
      {
        from: '2026-10-01', until: '2027-09-30', basis: 'publicSector', checked,
        source: {
          title: 'GSA per diem rates, fiscal year 2027: standard rate for meals and incidental expenses', language: 'en',
          url: 'https://www.gsa.gov/system/files/FY2027_PerDiemRates_Validated090126.xlsx',
        },
        allowances: [
          { id: 'day', kind: 'day', amount: '68', meals: americanMeals },
          { id: 'dayOfTravel', kind: 'dayOfTravel', amount: '51', meals: americanMeals },
        ],
      },
      {
        from: '2024-10-01', until: '2026-09-30', basis: 'publicSector', checked,
        source: {
          title: 'GSA Per Diem Bulletin FTR 26-01: standard rate for meals and incidental expenses', language: 'en',
          url: 'https://www.gsa.gov/policy-regulations/regulations/federal-travel-regulation/ftr-and-related-files/gsa-per-diem-bulletin-ftr-2601',
        },
        allowances: [
          { id: 'day', kind: 'day', amount: '68', meals: americanMeals },
          { id: 'dayOfTravel', kind: 'dayOfTravel', amount: '51', meals: americanMeals },
        ],
      },
    ],
  },
  {
    country: 'FR', currency: 'EUR', distance: 'km', missing: ['nights', 'abroad'],
    authority: { title: 'Service-Public : frais de transport, barème kilométrique', language: 'fr', url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F1989' },
    mileage: [
      {
        from: '2023-01-01', basis: 'taxFree', checked: checkedAgain,
        source: { title: 'BOFiP, BOI-BAREME-000001 : barème kilométrique (arrêté du 27 mars 2023)', language: 'fr', url: 'https://bofip.impots.gouv.fr/bofip/2185-PGP.html' },
        rates: [
          { id: 'power3', vehicle: { kind: 'power', to: 3 }, bands: [{ upTo: 5000, rate: '0.529' }, { upTo: 20_000, rate: '0.316', plus: '1065' }, { rate: '0.370', plus: '0' }] },
          { id: 'power4', vehicle: { kind: 'power', from: 4, to: 4 }, bands: [{ upTo: 5000, rate: '0.606' }, { upTo: 20_000, rate: '0.340', plus: '1330' }, { rate: '0.407', plus: '0' }] },
          { id: 'power5', vehicle: { kind: 'power', from: 5, to: 5 }, bands: [{ upTo: 5000, rate: '0.636' }, { upTo: 20_000, rate: '0.357', plus: '1395' }, { rate: '0.427', plus: '0' }] },
          { id: 'power6', vehicle: { kind: 'power', from: 6, to: 6 }, bands: [{ upTo: 5000, rate: '0.665' }, { upTo: 20_000, rate: '0.374', plus: '1457' }, { rate: '0.447', plus: '0' }] },
          { id: 'power7', vehicle: { kind: 'power', from: 7 }, bands: [{ upTo: 5000, rate: '0.697' }, { upTo: 20_000, rate: '0.394', plus: '1515' }, { rate: '0.470', plus: '0' }] },
          // The amounts of the same power and 20 %.
          { id: 'power3Electric', vehicle: { kind: 'power', to: 3, isElectric: true }, bands: [{ upTo: 5000, rate: '0.6348' }, { upTo: 20_000, rate: '0.3792', plus: '1278' }, { rate: '0.444', plus: '0' }] },
          { id: 'power4Electric', vehicle: { kind: 'power', from: 4, to: 4, isElectric: true }, bands: [{ upTo: 5000, rate: '0.7272' }, { upTo: 20_000, rate: '0.408', plus: '1596' }, { rate: '0.4884', plus: '0' }] },
          { id: 'power5Electric', vehicle: { kind: 'power', from: 5, to: 5, isElectric: true }, bands: [{ upTo: 5000, rate: '0.7632' }, { upTo: 20_000, rate: '0.4284', plus: '1674' }, { rate: '0.5124', plus: '0' }] },
          { id: 'power6Electric', vehicle: { kind: 'power', from: 6, to: 6, isElectric: true }, bands: [{ upTo: 5000, rate: '0.798' }, { upTo: 20_000, rate: '0.4488', plus: '1748.40' }, { rate: '0.5364', plus: '0' }] },
          { id: 'power7Electric', vehicle: { kind: 'power', from: 7, isElectric: true }, bands: [{ upTo: 5000, rate: '0.8364' }, { upTo: 20_000, rate: '0.4728', plus: '1818' }, { rate: '0.564', plus: '0' }] },
          { id: 'motorcycle2', vehicle: { kind: 'motorcyclePower', to: 2 }, bands: [{ upTo: 3000, rate: '0.395' }, { upTo: 6000, rate: '0.099', plus: '891' }, { rate: '0.248', plus: '0' }] },
          { id: 'motorcycle5', vehicle: { kind: 'motorcyclePower', from: 3, to: 5 }, bands: [{ upTo: 3000, rate: '0.468' }, { upTo: 6000, rate: '0.082', plus: '1158' }, { rate: '0.275', plus: '0' }] },
          { id: 'motorcycle6', vehicle: { kind: 'motorcyclePower', from: 6 }, bands: [{ upTo: 3000, rate: '0.606' }, { upTo: 6000, rate: '0.079', plus: '1583' }, { rate: '0.343', plus: '0' }] },
          { id: 'moped', vehicle: { kind: 'moped' }, bands: [{ upTo: 3000, rate: '0.315' }, { upTo: 6000, rate: '0.079', plus: '711' }, { rate: '0.198', plus: '0' }] },
        ],
      },
    ],
    perDiem: [
      {
        from: '2026-01-01', until: '2026-12-31', basis: 'taxFree', checked,
        source: {
          title: 'Urssaf : frais professionnels, limites d’exonération 2026', language: 'fr',
          url: 'https://www.urssaf.fr/accueil/outils-documentation/taux-baremes/frais-professionnels.html',
        },
        allowances: [
          { id: 'restaurantMeal', kind: 'restaurantMeal', amount: '21.40' },
          { id: 'meal', kind: 'meal', amount: '10.40' },
        ],
      },
    ],
  },
  {
    // Set anew every quarter or more often: a quarter that could not be confirmed has no rate.
    country: 'BE', currency: 'EUR', distance: 'km', missing: ['perDiem', 'latestQuarter', 'bicycles'], perDiem: [],
    mileage: [
      {
        from: '2026-07-01', until: '2026-09-30', basis: 'taxFree', checked, limit: { kind: 'year', distance: 24_000 },
        source: {
          title: 'SPF BOSA : circulaire n° 768 du 29 juin 2026, indemnité kilométrique', language: 'fr',
          url: 'https://bosa.belgium.be/fr/regulations/circulaire-ndeg-768-du-29-juin-2026-indemnite-kilometrique',
        },
        rates: [{ id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.4440' }] }],
      },
    ],
    authority: {
      title: 'FOD BOSA / SPF BOSA: kilometervergoeding, indemnité kilométrique', language: 'nl',
      url: 'https://bosa.belgium.be/nl/themas/werken-bij-de-overheid/verloning-en-voordelen/toelagen-en-vergoedingen/vergoeding-voor-0',
    },
  },
  {
    country: 'NL', currency: 'EUR', distance: 'km', missing: ['perDiem'], perDiem: [],
    authority: { title: 'Wet op de loonbelasting 1964, artikel 31a', language: 'nl', url: 'https://wetten.overheid.nl/BWBR0002471/' },
    mileage: [
      {
        // Raised during 2026, from the start of the year on.
        from: '2026-01-01', until: '2026-12-31', basis: 'taxFree', source: dutchMileage, checked,
        rates: [
          { id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.25' }] },
          { id: 'motorcycle', vehicle: { kind: 'motorcycle' }, bands: [{ rate: '0.25' }] },
          { id: 'bicycle', vehicle: { kind: 'bicycle' }, bands: [{ rate: '0.25' }] },
        ],
      },
      {
        from: '2024-01-01', until: '2025-12-31', basis: 'taxFree', source: dutchMileage, checked,
        rates: [
          { id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.23' }] },
          { id: 'motorcycle', vehicle: { kind: 'motorcycle' }, bands: [{ rate: '0.23' }] },
          { id: 'bicycle', vehicle: { kind: 'bicycle' }, bands: [{ rate: '0.23' }] },
        ],
      },
    ],
  },
  {
    // The rate of the state, which the tax circular LIR n° 104/1 takes as the limit, could not be confirmed.
    country: 'LU', currency: 'EUR', distance: 'km', missing: ['mileage', 'perDiem'], mileage: [], perDiem: [],
    authority: {
      title: 'Administration des contributions directes : circulaires (L.I.R. n° 104/1)', language: 'fr',
      url: 'https://impotsdirects.public.lu/fr/legislation/circulaires.html',
    },
  },
] // prettier-ignore
