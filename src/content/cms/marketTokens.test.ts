import { parseMarketLaw } from './marketLaw'
import { lawDocument } from './marketLaw.fixture'
import { austria, austrianValues } from './markets.fixture'
import { factNames, fillMarket, fillMarketBlock, unknownTokens } from './marketTokens'

/** Intl puts no-break spaces into amounts. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('market tokens', () => {
  it('name an amount in its own currency, which every market shows', () => {
    expect(plain(fillMarket('über {money:80000000 EUR} oder {money:30000000 DKK}', austria, 'de-AT'))).toBe(
      'über € 800.000 oder DKK 300.000',
    )
    expect(plain(fillMarket('seit {day:2026-01-01}, bis {day:2027-12-31}', austria, 'de-AT'))).toBe(
      'seit 1. Jänner 2026, bis 31. Dezember 2027',
    )
    expect(unknownTokens('{day:2026-01-01} {day:2026-02-30} {day:}', austria)).toEqual(['{day:2026-02-30}', '{day:}'])
    expect(unknownTokens('{money:1 EUR} {money:1 euro} {money:EUR} {money:1 }', austria)).toEqual([
      '{money:1 euro}',
      '{money:EUR}',
      '{money:1 }',
    ])
  })

  it('become the values of the market and its money', () => {
    expect(fillMarket('{market.vat} {market.in_country}', austria, 'de-AT')).toBe('USt in Österreich')
    expect(plain(fillMarket('ab {money:4900} oder {money:4950}', austria, 'de-AT'))).toBe(
      'ab € 49 oder € 49,50',
    )
    expect(fillMarket('{title} bleibt', austria, 'de-AT')).toBe('{title} bleibt')
  })

  it('are reported when there is no value', () => {
    expect(unknownTokens('{market.vatt} {market.vat} {money:1} {money:x}', austria)).toEqual([
      '{market.vatt}',
      '{money:x}',
    ])
  })

  it('move the spans of rich text with the text they mark', () => {
    const text = 'Mit {market.vat} und {market.register} fertig'
    const block = {
      text,
      spans: [
        { start: 0, end: 3, type: 'em' },
        { start: 4, end: 16, type: 'strong' },
        { start: text.indexOf('{market.reg'), end: text.indexOf(' fertig'), type: 'em' },
        { start: text.indexOf('fertig'), end: text.length, type: 'strong' },
      ],
    }
    const filled = fillMarketBlock(block, austria, 'de-AT')
    expect(filled.text).toBe('Mit USt und Firmenbuch fertig')
    expect(filled.spans.map(({ start, end }) => filled.text.slice(start, end))).toEqual([
      'Mit',
      'USt',
      'Firmenbuch',
      'fertig',
    ])
  })

  it('keep one full stop at the end of a sentence, and the marks in their place', () => {
    const danish = { ...austria, values: { ...austrianValues, currency: 'DKK' } }
    const text = 'Op til {money:200000}. Så {money:100} mere'
    expect(plain(fillMarket(text, danish, 'da-DK'))).toBe('Op til 2.000 kr. Så 1 kr. mere')
    const block = fillMarketBlock(
      { text, spans: [{ start: text.indexOf('Så'), end: text.length, type: 'em' }] },
      danish,
      'da-DK',
    )
    expect(plain(block.text)).toBe('Op til 2.000 kr. Så 1 kr. mere')
    expect(plain(block.text.slice(block.spans[0]?.start, block.spans[0]?.end))).toBe('Så 1 kr. mere')
  })

  it('leave a block without tokens untouched', () => {
    const block = { text: 'Nichts', spans: [] }
    expect(fillMarketBlock(block, austria, 'de-AT')).toBe(block)
  })
})

describe('tokens of plans and facts', () => {
  const inCurrency = (currency: string) => ({ ...austria, values: { ...austrianValues, currency } })

  it.each([
    ['GBP', 'en-GB', '£9.50', '£114'],
    ['EUR', 'de-AT', '€ 9,50', '€ 114'],
    ['EUR', 'fr-FR', '9,50 €', '114 €'],
    ['DKK', 'da-DK', '9,50 kr.', '114 kr.'],
    ['SEK', 'sv-SE', '9,50 kr', '114 kr'],
    ['USD', 'en-US', '$9.50', '$114'],
  ])('write a price in %s as %s does', (currency, htmlLang, monthly, year) => {
    const source = inCurrency(currency)
    expect(plain(fillMarket('{plan:growth.monthly}', source, htmlLang))).toBe(monthly)
    expect(plain(fillMarket('{plan:growth.monthly*12}', source, htmlLang))).toBe(year)
  })

  it('keep an amount together with its currency', () => {
    expect(fillMarket('{plan:growth.monthly}', inCurrency('EUR'), 'fr-FR')).toMatch(/^9,50\u00a0€$/)
    expect(fillMarket('{fact:exchangeFee}', austria, 'de-AT')).toMatch(/^1,5\u00a0%$/)
  })

  it.each([
    ['{plan:growth.yearlyTotal}', '€ 96'],
    ['{plan:growth.yearly * 10}', '€ 80'],
    ['{plan:growth.monthly*12*10}', '€ 1.140'],
    ['{plan:growth.monthly*12-growth.yearlyTotal}', '€ 18'],
    ['{plan:scale.monthly+growth.monthly}', '€ 24,50'],
    ['{plan:starter.monthly}', '€ 0'],
    ['{plan:growth.name}', 'Growth'],
    ['{plan:starter.users}, {plan:starter.virtualCards}, {plan:growth.approvalSteps}', '5, 10, 2'],
  ])('compute %s', (token, text) => {
    expect(plain(fillMarket(token, austria, 'de-AT'))).toBe(text)
  })

  it.each([
    ['de-AT', 'Mo–Fr', 'Montag', '09:00–17:00 Uhr', '2 %'],
    ['en-GB', 'Mon–Fri', 'Monday', '09:00–17:00', '2%'],
    ['en-LU', 'Mon–Fri', 'Monday', '09:00–17:00', '2%'],
    ['en-US', 'Mon–Fri', 'Monday', '9:00 AM–5:00 PM', '2%'],
    ['fr-FR', 'lun.–ven.', 'lundi', '9 h–17 h', '2 %'],
    ['da-DK', 'man.–fre.', 'mandag', '09.00–17.00', '2 %'],
  ])('write days, times and fees as %s does', (htmlLang, days, day, hours, fee) => {
    const filled = (name: string): string =>
      fillMarket(`{fact:${name}}`, austria, htmlLang).replace(/\s/g, ' ').replace(/ – /, '–')
    expect([
      filled('supportDays'),
      filled('supportFirstDay'),
      filled('supportHours'),
      filled('cashFee'),
    ]).toEqual([days, day, hours, fee])
  })

  it('name days, number, office and zone', () => {
    expect(
      fillMarket('{fact:companyCheckDays}/{fact:trialDays}/{fact:renewalNoticeDays}', austria, 'de'),
    ).toBe('2/30/30')
    expect(fillMarket('{fact:phone}, {fact:officeAddress}, {fact:officeCity}', austria, 'de-AT')).toBe(
      '+43 0 000 0018, 1 Example Street, Leeds',
    )
    const us = {
      ...austria,
      facts: { ...austria.facts, support: { ...austria.facts.support, timeZone: 'America/Denver' } },
    }
    expect(fillMarket('{fact:supportTimeZone}', us, 'en-US')).toBe('Mountain Time')
  })

  it('have a value for every name there is', () => {
    const text = factNames.map((name) => `{fact:${name}}`).join(' ')
    expect(unknownTokens(text, austria)).toEqual([])
    expect(fillMarket(text, austria, 'de-AT')).not.toContain('{')
  })

  it.each([
    '{plan:gold.monthly}',
    '{plan:growth.weekly}',
    '{plan:growth}',
    '{plan:growth.users}',
    '{plan:growth.monthly*}',
    '{plan:growth.monthly*1.5}',
    '{plan:growth.monthly+}',
    '{plan:}',
    '{fact:trail}',
    '{fact:}',
    '{fact:toString}',
    '{market.toString}',
  ])('without a value are reported and stay: %s', (token) => {
    expect(unknownTokens(`a ${token} b`, austria)).toEqual([token])
    expect(fillMarket(`a ${token} b`, austria, 'de-AT')).toBe(`a ${token} b`)
  })

  it('move the spans of rich text', () => {
    const text = 'Growth kostet {plan:growth.monthly*12} im Jahr'
    const start = text.indexOf('im Jahr')
    const filled = fillMarketBlock(
      { text, spans: [{ start, end: text.length, type: 'em' }] },
      austria,
      'de-AT',
    )
    expect(filled.spans.map((span) => filled.text.slice(span.start, span.end))).toEqual(['im Jahr'])
  })
})

describe('tokens of files', () => {
  const file = { format: 'PDF', bytes: 293_651, pages: 15, words: 2188, digest: '1ae11a08a72d45e0b1c2' } as const
  const source = { ...austria, file, files: { guide: { ...file, pages: 7 }, waiting: null } }

  it('are read from the file that the page gives, or that of another page', () => {
    expect(plain(fillMarket('{file.pages} Seiten, {file.minutes} Minuten', source, 'de-AT'))).toBe(
      '15 Seiten, 12 Minuten',
    )
    expect(plain(fillMarket('{file.format}, {file.size}; {file:guide.pages}', source, 'de-AT'))).toBe(
      'PDF, 294 kB; 7',
    )
  })

  it('are reported without the file, and by names that no file has', () => {
    const text =
      '{file.pages} {file.colour} {file:guide.pages} {file:waiting.pages} {file:other.pages} {file:.pages}'
    expect(unknownTokens(text, source)).toEqual([
      '{file.colour}',
      '{file:waiting.pages}',
      '{file:other.pages}',
      '{file:.pages}',
    ])
    expect(unknownTokens('{file.pages}', austria)).toEqual(['{file.pages}'])
  })
})

describe('a token of law', () => {
  const { law } = parseMarketLaw(
    lawDocument('fr-fr', { forms: [{ name: 'authority.to', text: 'à la CNIL' }] }),
  )
  const french = { ...austria, law }

  it('is the fact, its law, its form, or a form of the language', () => {
    expect(fillMarket('Keep {law.retention.invoices} ({law.retention.invoices.law}).', french, 'en')).toBe(
      'Keep six years (section 1).',
    )
    expect(fillMarket('{law.number.vat.form} {law.authority.to}', french, 'fr')).toBe('000 à la CNIL')
    expect(fillMarket('{law.register.label}', french, 'en')).toBe('The register')
    expect(fillMarket('read on {law.retention.invoices.checked}', french, 'en-GB')).toBe('read on 27 November 2026')
  })

  it('keeps one full stop where a fact is a sentence of its own', () => {
    const sentence = { ...law, facts: { ...law.facts, archive: { text: 'Paper stays paper.', source: 'act' } } }
    expect(fillMarket('{law.archive} And so on.', { ...austria, law: sentence }, 'en')).toBe('Paper stays paper. And so on.')
    expect(fillMarket('It says: {law.archive}.', { ...austria, law: sentence }, 'en')).toBe('It says: Paper stays paper.')
  })

  it('may name days, as the market writes them', () => {
    const dated = { ...law, facts: { ...law.facts, archive: { text: 'Seit {day:2026-01-01}.', source: 'act' } } }
    expect(fillMarket('{law.archive}', { ...austria, law: dated }, 'de-AT')).toBe('Seit 1. Jänner 2026.')
  })

  it('without a value is unknown, and so is each in a market without a document', () => {
    expect(unknownTokens('{law.registry} {law.register.dative} {law.}', french)).toEqual([
      '{law.registry}',
      '{law.register.dative}',
      '{law.}',
    ])
    expect(unknownTokens('{law.register}', austria)).toEqual(['{law.register}'])
    const unsourced = { ...law, sources: [] }
    expect(unknownTokens('{law.register.checked}', { ...austria, law: unsourced })).toEqual(['{law.register.checked}'])
  })
})
