import type { CountryRates, MealRule } from '../travelRates'
import { checked, checkedAgain, checkedInFinland } from './checkedDays'

const danishMeals: MealRule = { kind: 'each', breakfast: '93.75', lunch: '187.50', dinner: '187.50' }
const danishRates = {
  title: 'Skattestyrelsen: Satser, befordrings- og rejsegodtgørelse 2026',
  language: 'da',
  url: 'https://skat.dk/hjaelp/satser',
}

const finnishRates = {
  title: 'Verohallinnon päätös verovapaista matkakustannusten korvauksista vuonna 2026 (970/2025)',
  language: 'fi',
  url: 'https://www.finlex.fi/fi/laki/ajantasa/2025/20250970',
}

const swedishRates = {
  title: 'Skatteverket: Traktamente, belopp 2026',
  language: 'sv',
  url: 'https://www.skatteverket.se/privat/skatter/arbeteochinkomst/traktamente.4.dfe345a107ebcc9baf80006547.html',
}

const swedishMileage = {
  title: 'Inkomstskattelag (1999:1229), 12 kap. 27 §',
  language: 'sv',
  url: 'https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/inkomstskattelag-19991229_sfs-1999-1229/',
}

const norwegianRates = {
  title: 'Direktoratet for forvaltning og økonomistyring: Statens satser innenlands',
  language: 'nb',
  url: 'https://arbeidsgiver.dfo.no/lonn-goder-og-reise/reiser-og-satser/statens-satser-innenlands',
}

/** Official rates of Denmark, Sweden, Finland, Norway and Estonia. */
export const northernRates: readonly CountryRates[] = [
  {
    country: 'DK', currency: 'DKK', distance: 'km', missing: [], authority: danishRates,
    mileage: [
      {
        from: '2026-01-01', until: '2026-12-31', basis: 'taxFree', source: danishRates, checked,
        rates: [
          { id: 'car', vehicle: { kind: 'car' }, bands: [{ upTo: 20_000, rate: '3.94' }, { rate: '2.28' }] },
          { id: 'motorcycle', vehicle: { kind: 'motorcycle' }, bands: [{ upTo: 20_000, rate: '3.94' }, { rate: '2.28' }] },
          { id: 'bicycle', vehicle: { kind: 'bicycle' }, bands: [{ rate: '0.64' }] },
        ],
      },
    ],
    perDiem: [
      {
        from: '2026-01-01', until: '2026-12-31', basis: 'taxFree', source: danishRates, checked,
        allowances: [
          { id: 'day', kind: 'day', amount: '625', meals: danishMeals },
          { id: 'hour', kind: 'hour', amount: '26.04', most: 23, tripOver: 24, meals: danishMeals },
          { id: 'overnight', kind: 'overnight', amount: '268' },
        ],
      },
    ],
  },
  {
    country: 'SE', currency: 'SEK', distance: 'km', missing: ['abroad'], authority: swedishRates,
    mileage: [
      {
        // 25 kronor for each `mil` of 10 km.
        from: '2023-01-01', basis: 'taxFree', source: swedishMileage, checked,
        rates: [{ id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '2.50' }] }],
      },
    ],
    perDiem: [
      {
        from: '2026-01-01', until: '2026-12-31', basis: 'taxFree', source: swedishRates, checked,
        allowances: [
          { id: 'day', kind: 'day', amount: '300', meals: { kind: 'each', breakfast: '60', lunch: '105', dinner: '105' } },
          { id: 'half', kind: 'half', amount: '150', meals: { kind: 'each', breakfast: '30', lunch: '53', dinner: '53' } },
          { id: 'overnight', kind: 'overnight', amount: '150' },
        ],
      },
    ],
  },
  {
    country: 'FI', currency: 'EUR', distance: 'km', missing: ['abroad'], authority: finnishRates,
    mileage: [
      {
        from: '2026-01-01', until: '2026-12-31', basis: 'taxFree', source: finnishRates, checked: checkedInFinland,
        passenger: '0.04',
        rates: [
          { id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.55' }] },
          { id: 'motorcycle', vehicle: { kind: 'motorcycle' }, bands: [{ rate: '0.42' }] },
          { id: 'moped', vehicle: { kind: 'moped' }, bands: [{ rate: '0.23' }] },
          // Any other vehicle of one's own.
          { id: 'bicycle', vehicle: { kind: 'bicycle' }, bands: [{ rate: '0.13' }] },
        ],
      },
    ],
    perDiem: [
      {
        from: '2026-01-01', until: '2026-12-31', basis: 'taxFree', source: finnishRates, checked: checkedInFinland,
        allowances: [
          { id: 'hours6', kind: 'hours', hours: 6, amount: '25', meals: { kind: 'half', meals: 1 } },
          { id: 'hours10', kind: 'hours', hours: 10, amount: '54', meals: { kind: 'half', meals: 2 } },
          { id: 'overnight', kind: 'overnight', amount: '16' },
          { id: 'meal', kind: 'meal', amount: '13.50' },
        ],
      },
    ],
  },
  {
    country: 'NO', currency: 'NOK', distance: 'km', missing: ['perDiem', 'taxFreeMileage', 'passengers', 'motorcycles'], perDiem: [],
    authority: norwegianRates,
    mileage: [
      {
        from: '2026-01-01', until: '2026-12-31', basis: 'publicSector', checked,
        source: norwegianRates,
        rates: [{ id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '5.30' }] }],
      },
    ],
  },
  {
    country: 'EE', currency: 'EUR', distance: 'km', missing: [],
    authority: { title: 'Tulumaksuseadus, § 13 lõige 3', language: 'et', url: 'https://www.riigiteataja.ee/akt/TuMS' },
    mileage: [
      {
        from: '2025-01-01', basis: 'taxFree', checked: checkedAgain, limit: { kind: 'month', amount: '550' },
        source: { title: 'Tulumaksuseadus, § 13 lõige 3 punkt 2', language: 'et', url: 'https://www.riigiteataja.ee/akt/TuMS' },
        rates: [{ id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.50' }] }],
      },
    ],
    perDiem: [
      {
        from: '2025-01-01', basis: 'taxFree', checked,
        source: { title: 'Tulumaksuseadus, § 13 lõige 3 punkt 1', language: 'et', url: 'https://www.riigiteataja.ee/akt/TuMS' },
        allowances: [
          { id: 'abroad', kind: 'abroad', amount: '75' },
          { id: 'abroadLater', kind: 'abroadLater', amount: '40' },
        ],
      },
    ],
  },
] // prettier-ignore
