import type { CountryRates, MealRule } from '../travelRates'
import { checked, checkedAgain } from './checkedDays'

const germanMeals: MealRule = { kind: 'each', breakfast: '5.60', lunch: '11.20', dinner: '11.20' }
const austrianMeals: MealRule = { kind: 'each', lunch: '15', dinner: '15' }
const germanRates = {
  title: 'Einkommensteuergesetz, § 9 Absatz 1 Nr. 4a und Absatz 4a',
  language: 'de',
  url: 'https://www.gesetze-im-internet.de/estg/__9.html',
}

const spanishRates = {
  title: 'Reglamento del IRPF (Real Decreto 439/2007), artículo 9',
  language: 'es',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-6820',
}

const spanishMileage = {
  title: 'Orden HFP/792/2023, de 12 de julio',
  language: 'es',
  url: 'https://www.boe.es/buscar/doc.php?id=BOE-A-2023-16461',
}

const austrianIncomeTaxAct = {
  title: 'Einkommensteuergesetz 1988, § 26 Z 4',
  language: 'de',
  url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004570',
}

/** Official rates of Germany, Austria, Spain, Italy and Portugal. */
export const centralRates: readonly CountryRates[] = [
  {
    country: 'DE', currency: 'EUR', distance: 'km', missing: ['nights', 'abroad'], authority: germanRates,
    mileage: [
      {
        from: '2014-01-01', basis: 'taxFree', source: germanRates, checked,
        rates: [
          { id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.30' }] },
          { id: 'motorcycle', vehicle: { kind: 'motorcycle' }, bands: [{ rate: '0.20' }] },
        ],
      },
    ],
    perDiem: [
      {
        from: '2020-01-01', basis: 'taxFree', source: germanRates, checked,
        allowances: [
          { id: 'hours8', kind: 'hours', hours: 8, amount: '14', meals: germanMeals },
          { id: 'dayOfTravel', kind: 'dayOfTravel', amount: '14', meals: germanMeals },
          { id: 'day', kind: 'day', amount: '28', meals: germanMeals },
        ],
      },
    ],
  },
  {
    country: 'AT', currency: 'EUR', distance: 'km', missing: ['abroad'],
    authority: austrianIncomeTaxAct,
    mileage: [
      {
        from: '2025-07-01', basis: 'taxFree', checked: checkedAgain, limit: { kind: 'year', distance: 30_000 }, passenger: '0.15',
        source: { title: 'Bundesministerium für Finanzen: Kilometergeld', language: 'de', url: 'https://www.bmf.gv.at/themen/steuern/kraftfahrzeuge/kilometergeld.html' },
        rates: [
          { id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.50' }] },
          { id: 'motorcycle', vehicle: { kind: 'motorcycle' }, bands: [{ rate: '0.25' }] },
          { id: 'bicycle', vehicle: { kind: 'bicycle' }, bands: [{ rate: '0.25' }], limit: { kind: 'year', distance: 3000 } },
        ],
      },
    ],
    perDiem: [
      {
        from: '2025-01-01', basis: 'taxFree', checked,
        source: austrianIncomeTaxAct,
        allowances: [
          { id: 'hour', kind: 'hour', amount: '2.50', most: 12, tripOver: 3, meals: austrianMeals },
          { id: 'day', kind: 'day', amount: '30', meals: austrianMeals },
          { id: 'overnight', kind: 'overnight', amount: '17' },
        ],
      },
    ],
  },
  {
    country: 'ES', currency: 'EUR', distance: 'km', missing: ['abroad'], authority: spanishRates,
    mileage: [
      {
        from: '2023-07-17', basis: 'taxFree', source: spanishMileage, checked,
        rates: [{ id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.26' }] }],
      },
    ],
    perDiem: [
      {
        from: '2007-04-01', basis: 'taxFree', source: spanishRates, checked,
        allowances: [
          { id: 'halfDay', kind: 'halfDay', amount: '26.67' },
          { id: 'day', kind: 'day', amount: '53.34' },
        ],
      },
    ],
  },
  {
    // The rate for a vehicle depends on its model and is in the tables of the ACI.
    country: 'IT', currency: 'EUR', distance: 'km', missing: ['mileage'], mileage: [],
    authority: { title: 'ACI: costi chilometrici', language: 'it', url: 'https://www.aci.it/i-servizi/servizi-online/costi-chilometrici.html' },
    perDiem: [
      {
        from: '1998-01-01', basis: 'taxFree', checked,
        source: { title: 'Testo unico delle imposte sui redditi (DPR 917/1986), articolo 51, comma 5', language: 'it', url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1986-12-22;917~art51' },
        allowances: [
          { id: 'day', kind: 'day', amount: '46.48' },
          { id: 'dayOneProvided', kind: 'dayOneProvided', amount: '30.99' },
          { id: 'dayBothProvided', kind: 'dayBothProvided', amount: '15.49' },
          { id: 'abroad', kind: 'abroad', amount: '77.47' },
          { id: 'abroadOneProvided', kind: 'abroadOneProvided', amount: '51.65' },
          { id: 'abroadBothProvided', kind: 'abroadBothProvided', amount: '25.82' },
        ],
      },
    ],
  },
  {
    country: 'PT', currency: 'EUR', distance: 'km', missing: ['perDiem', 'motorcycles'], perDiem: [],
    authority: {
      title: 'Direção-Geral da Administração e do Emprego Público: ajudas de custo, tabela em vigor', language: 'pt',
      url: 'https://www.dgaep.gov.pt/stap/infoPageTabelas.cfm?KeepThis=true&objid=C63BAF54-E6CE-49C1-BBF1-C5AC0AF36C68',
    },
    mileage: [
      {
        from: '2024-01-01', basis: 'taxFree', checked,
        source: {
          title: 'Direção-Geral da Administração e do Emprego Público: subsídios de transporte', language: 'pt',
          url: 'https://www.dgaep.gov.pt/index.cfm?OBJID=7EC1A7C9-E992-49F9-8801-08D5956C69FE',
        },
        rates: [{ id: 'car', vehicle: { kind: 'car' }, bands: [{ rate: '0.40' }] }],
      },
    ],
  },
] // prettier-ignore
