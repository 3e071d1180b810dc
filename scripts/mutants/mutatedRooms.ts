/** Code whose tests must notice mutations: `npm run test:mutants -- NAME` mutates it, the nightly workflow each of them. */
export type MutatedRoom = {
  name: string
  /** Mutated with the tests that lie in them. */
  folders: readonly string[]
  /** Files with tables only, where a mutation is another rate or word and no other rule, with what they hold. */
  data?: Readonly<Record<string, string>>
  /** Per cent of the mutants that tests must notice; absent until the room was measured above it. The aim is 80. */
  floor?: number
}

export const mutatedRooms: readonly MutatedRoom[] = [
  { name: 'routing', folders: ['src/core/routing'], floor: 80 },
  { name: 'pricing', folders: ['src/product/pricing'], floor: 80 },
  {
    name: 'consent',
    folders: ['src/visitor/consent'],
    data: { 'src/visitor/consent/registry.ts': 'names and lifetimes of what is stored' },
    floor: 80,
  },
  { name: 'leads', folders: ['src/leads/model', 'src/leads/qualification'], floor: 80 },
  {
    name: 'plan',
    folders: ['src/content/plan'],
    data: { 'src/content/plan/searchWords.ts': 'what people search for, by page' },
    floor: 80,
  },
  {
    name: 'invoice',
    folders: ['src/tools/invoiceGenerator/model'],
    data: {
      'src/tools/invoiceGenerator/model/rules/codeLists.ts': 'code lists of EN 16931',
      'src/tools/invoiceGenerator/model/rules/unitCodes.ts': 'units of measure',
    },
  },
  { name: 'expense-report', folders: ['src/tools/expenseReportGenerator/model'], floor: 80 },
  { name: 'expense-policy', folders: ['src/tools/expensePolicyBuilder/model'] },
  { name: 'roi', folders: ['src/tools/roiCalculator/model'], floor: 80 },
  {
    name: 'vat',
    folders: ['src/tools/vat/model', 'src/tools/vatCalculator/model'],
    data: {
      'src/tools/vat/model/vatRateData.ts': 'rates with their days and sources',
      'src/tools/vat/model/vatNumberFormats.ts': 'forms of VAT numbers by country',
    },
    floor: 80,
  },
  {
    name: 'tools',
    folders: [
      'src/tools/lines/model',
      'src/tools/numbers/model',
      'src/tools/savedWork/model',
      'src/tools/shareLink/model',
      'src/tools/spreadsheet/model',
      'src/tools/templateFiles/model',
      'src/tools/rateTables/model',
      'src/tools/travelRates/model',
      'src/tools/words/model',
    ],
    data: Object.fromEntries(
      ['centralRates', 'northernRates', 'westernRates'].map((name) => [
        `src/tools/travelRates/model/countries/${name}.ts`,
        'mileage and per-diem rates with their sources',
      ]),
    ),
  },
]
