import { contentLanguages, localeByUrlCode, locales, type UrlCode } from '../../../locales.config'
import type { Market } from '../cms/markets'
import { austria } from '../cms/markets.fixture'
import { block, lines, story } from './content.fixture'
import { factWords } from './factWords'
import { rawFactFindings } from './rawFacts'

const markets = new Map<UrlCode, Market>(
  locales.map(({ urlCode, code }) => [
    urlCode,
    { ...austria, facts: { ...austria.facts, localeCode: code } },
  ]),
)

const findingsIn = (lang: string, data: Record<string, unknown>, more = {}) =>
  rawFactFindings([story(data, { lang, ...more })], markets)

/** What the rule finds in a text: the words and the first token it proposes. */
const found = (lang: string, text: string): string[] =>
  findingsIn(lang, { text }).map(({ message }) => {
    const [, written = '', use = ''] = /^"(.*)" writes out .*?: use (\{[^}]*\})/.exec(message) ?? []
    return `${written} → ${use}`
  })

type Case = [text: string, ...expected: string[]]

const trial = '{fact:trialDays}'
const check = '{fact:companyCheckDays}'
const users = '{plan:starter.users}'
const steps = '{plan:growth.approvalSteps}'
const cards = '{plan:starter.virtualCards}'
const hours = '{fact:supportFrom}'
const allDay = '{fact:supportDays}'
const fee = '{fact:exchangeFee}'
const third = '{plan:starter.approvalSteps}'
const money = '{money:…}'

const cases: Record<string, Case[]> = {
  da: [
    ['Du får en testkonto. Den slutter efter 30 dage.', `30 dage → ${trial}`],
    ['Derefter tjekker vi din virksomhed, som regel inden for to hverdage.', `to hverdage → ${check}`],
    ['Starter er gratis for op til fem brugere.', `fem brugere → ${users}`],
    ['Growth har to godkendelsestrin.', `to godkendelsestrin → ${steps}`],
    ['Beløbet afgør, om en tredje person bliver spurgt.', `tredje person → ${third}`],
    ['Vi svarer mandag til fredag kl. 9.00–17.00.', `9.00–17 → ${hours}`],
    ['Ring til os døgnet rundt.', `døgnet rundt → ${allDay}`],
    ['Valutagebyret er 1,5 %.', `1,5 % → ${fee}`],
    ['Growth koster 75 kr. om måneden.', `75 kr. → ${money}`],
  ],
  de: [
    ['Sie bekommen einen Testzugang. Er endet nach 30 Tagen.', `30 Tagen → ${trial}`],
    ['Danach prüfen wir Ihr Unternehmen, meist innerhalb von zwei Werktagen.', `zwei Werktagen → ${check}`],
    ['Starter ist für bis zu fünf Nutzer.', `fünf Nutzer → ${users}`],
    ['Growth hat zwei Freigabestufen.', `zwei Freigabestufen → ${steps}`],
    ['Montag bis Freitag, 9 bis 17 Uhr.', `9 bis 17 → ${hours}`],
    ['Der Support ist rund um die Uhr da.', `rund um die Uhr → ${allDay}`],
    ['Die Wechselgebühr beträgt 1,5 Prozent.', `1,5 Prozent → ${fee}`],
    ['Growth kostet 10 € im Monat.', `10 € → ${money}`],
  ],
  en: [
    [
      'A test account has sample data. You can keep it as long as you like.',
      `as long as you like → ${trial}`,
    ],
    ['The trial ends after thirty days.', `thirty days → ${trial}`],
    ['We check the company and usually answer within one working day.', `one working day → ${check}`],
    ['Starter is free for up to five users.', `five users → ${users}`],
    ['Growth has two approval steps.', `two approval steps → ${steps}`],
    ['Starter includes ten virtual cards.', `ten virtual cards → ${cards}`],
    ['Call us, Monday to Friday from nine to five.', `nine to five → ${hours}`],
    ['Monday to Friday, 9 a.m. to 5 p.m. MT', `9 a.m. to 5 → ${hours}`],
    ['Our support answers around the clock.', `around the clock → ${allDay}`],
    ['Call +44 20 7946 0018.', '+44 20 7946 0018 → {fact:phone}'],
    ['A cash withdrawal costs 2%.', `2% → ${fee}`],
    ['Growth costs £9.50 a month.', `£9.50 → ${money}`],
  ],
  es: [
    ['Te damos una cuenta de prueba. Termina a los 30 días.', `30 días → ${trial}`],
    ['Después verificamos tu empresa, normalmente en dos días laborables.', `dos días laborables → ${check}`],
    ['Starter no cuesta nada hasta cinco usuarios.', `cinco usuarios → ${users}`],
    ['Growth tiene dos pasos de aprobación.', `dos pasos de aprobación → ${steps}`],
    ['De lunes a viernes, de 9:00 a 17:00.', `9:00 a 17 → ${hours}`],
    ['La comisión de cambio es del 1,5 %.', `1,5 % → ${fee}`],
    ['Growth cuesta 10 euros al mes.', `10 euros → ${money}`],
  ],
  fi: [
    ['Saat testitilin. Se päättyy 30 päivän kuluttua.', `30 päivän → ${trial}`],
    ['Sen jälkeen tarkistamme yrityksesi, yleensä kahden työpäivän kuluessa.', `kahden työpäivän → ${check}`],
    ['Starter ei maksa mitään, kun käyttäjiä on enintään viisi.', `käyttäjiä on enintään viisi → ${users}`],
    ['Growthissa on kaksi hyväksyntävaihetta.', `kaksi hyväksyntävaihetta → ${steps}`],
    ['Maanantaista perjantaihin klo 9–17.', `9–17 → ${hours}`],
    ['Vaihtopalkkio on 1,5 %.', `1,5 % → ${fee}`],
    ['Growth maksaa 10 euroa kuukaudessa.', `10 euroa → ${money}`],
  ],
  fr: [
    ['Vous recevez un compte de test. Il prend fin au bout de 30 jours.', `30 jours → ${trial}`],
    ['Nous vérifions ensuite votre entreprise, sous deux jours ouvrés.', `deux jours ouvrés → ${check}`],
    ['Starter est gratuit jusqu’à cinq utilisateurs.', `cinq utilisateurs → ${users}`],
    ['Growth a deux étapes de validation.', `deux étapes de validation → ${steps}`],
    ['Du lundi au vendredi, de 9\u00a0h à 17\u00a0h.', `9\u00a0h à 17 → ${hours}`],
    ['Les frais de change sont de 1,5\u00a0%.', `1,5\u00a0% → ${fee}`],
    ['Growth coûte 10\u00a0€ par mois.', `10\u00a0€ → ${money}`],
  ],
  it: [
    ['Ricevete un account di prova. Termina dopo 30 giorni.', `30 giorni → ${trial}`],
    [
      'Poi verifichiamo l’azienda, di solito entro due giorni lavorativi.',
      `due giorni lavorativi → ${check}`,
    ],
    ['Starter è gratuito fino a cinque utenti.', `cinque utenti → ${users}`],
    ['Growth ha due passaggi di approvazione.', `due passaggi di approvazione → ${steps}`],
    ['Dal lunedì al venerdì, dalle 9.00 alle 17.00.', `9.00 alle 17 → ${hours}`],
    ['La commissione di cambio è dell’1,5%.', `1,5% → ${fee}`],
    ['Growth costa 10 euro al mese.', `10 euro → ${money}`],
  ],
  nb: [
    ['Du får en testkonto. Den avsluttes etter 30 dager.', `30 dager → ${trial}`],
    ['Deretter kontrollerer vi bedriften, vanligvis innen to virkedager.', `to virkedager → ${check}`],
    ['Starter er gratis for opptil fem brukere.', `fem brukere → ${users}`],
    ['Growth har to godkjenningstrinn.', `to godkjenningstrinn → ${steps}`],
    ['Mandag til fredag kl. 9.00–17.00.', `9.00–17 → ${hours}`],
    ['Valutagebyret er 1,5 prosent.', `1,5 prosent → ${fee}`],
    ['Growth koster 115 kroner i måneden.', `115 kroner → ${money}`],
  ],
  nl: [
    ['Je krijgt een testaccount. Het stopt na 30 dagen.', `30 dagen → ${trial}`],
    ['Daarna controleren we je bedrijf, meestal binnen twee werkdagen.', `twee werkdagen → ${check}`],
    ['Starter kost niets, tot vijf gebruikers.', `vijf gebruikers → ${users}`],
    ['Growth heeft twee goedkeuringsstappen.', `twee goedkeuringsstappen → ${steps}`],
    ['Maandag tot en met vrijdag, 9.00–17.00 uur.', `9.00–17 → ${hours}`],
    ['De wisselkosten zijn 1,5%.', `1,5% → ${fee}`],
    ['Growth kost 10 euro per maand.', `10 euro → ${money}`],
  ],
  pt: [
    ['Recebe uma conta de teste. Termina ao fim de 30 dias.', `30 dias → ${trial}`],
    ['Depois verificamos a empresa, normalmente em dois dias úteis.', `dois dias úteis → ${check}`],
    ['O Starter é gratuito até cinco utilizadores.', `cinco utilizadores → ${users}`],
    ['O Growth tem duas etapas de aprovação.', `duas etapas de aprovação → ${steps}`],
    ['De segunda a sexta-feira, das 9h00 às 17h00.', `9h00 às 17 → ${hours}`],
    ['A comissão de câmbio é de 1,5%.', `1,5% → ${fee}`],
    ['O Growth custa 10 euros por mês.', `10 euros → ${money}`],
  ],
  sv: [
    ['Du får ett testkonto. Det avslutas efter 30 dagar.', `30 dagar → ${trial}`],
    ['Sedan kontrollerar vi ditt företag, oftast inom två arbetsdagar.', `två arbetsdagar → ${check}`],
    ['Starter är gratis för upp till fem användare.', `fem användare → ${users}`],
    ['Growth har två attestnivåer.', `två attestnivåer → ${steps}`],
    ['Måndag till fredag kl. 9.00–17.00.', `9.00–17 → ${hours}`],
    ['Valutaavgiften är 1,5 procent.', `1,5 procent → ${fee}`],
    ['Growth kostar 110 kr i månaden.', `110 kr → ${money}`],
  ],
}

const contentLanguageOf: Record<string, string> = Object.fromEntries(
  contentLanguages().map((lang) => [lang.slice(0, 2), lang]),
)

it('knows the words of every content language', () => {
  const known = contentLanguages().filter((lang) => factWords[lang.slice(0, 2)])
  expect(known).toEqual(contentLanguages())
  expect(Object.keys(cases).sort()).toEqual(Object.keys(factWords).sort())
})

describe.each(Object.entries(cases))('raw facts in %s', (language, list) => {
  it.each(list)('%s', (text, ...expected) => {
    expect(found(contentLanguageOf[language] ?? '', text)).toEqual(expected)
  })
})

describe('what the rule leaves alone', () => {
  it.each([
    'The trial ends after {fact:trialDays} days.',
    'We check your company within {fact:companyCheckDays} working days.',
    'Call {fact:phone}, {fact:supportFirstDay} to {fact:supportLastDay}, {fact:supportFrom} to {fact:supportTo}.',
    'Starter is free for up to {plan:starter.users} users.',
    'On Growth, twelve active users cost {plan:growth.monthly*12} a month.',
    'The Growth plan for up to ten users, free for six months',
    'A designer may spend {money:12000} a month on weekdays.',
    'Lunch for {money:1500}, a taxi for {money:950}.',
    'A reminder goes out after two working days.',
    'We reply within two working days.',
    'Links are valid for 14 days.',
    'We add 8 % of your salary.',
    'To block a stolen card, use the app around the clock.',
    'The last five per cent of receipts',
    'Thirty minutes with one person from Outlay',
    'Scale asks as many people as you like, step by step.',
    'From 10 to 250 people',
    'In London, on Friday 18 and 19 March',
    'Monday to Friday in 3 to 5 teams',
    '2021 to 2024',
  ])('%s', (text) => {
    expect(found('en-gb', text)).toEqual([])
  })

  it.each([
    ['fr-fr', 'Remboursez 80 % des frais de repas.'],
    ['fi-fi', 'Kortilla maksetaan 90 % maksuista.'],
    ['pt-pt', 'A taxa normal de IVA é de 23%.'],
    ['sv-se', 'Arbetsgivaravgiften är 31,42 %.'],
    ['nb-no', 'Merverdiavgiften er 25 %.'],
    ['de-de', 'In der Regel mit 20 % USt.'],
  ])('percentages of taxes and expenses in %s', (lang, text) => {
    expect(found(lang, text)).toEqual([])
  })

  it('fields that are no text, and documents that hold the facts', () => {
    expect(findingsIn('en-gb', { url: 'tel:+44 20 7946 0018', slug: '30-days-trial', lead: '' })).toEqual([])
    expect(findingsIn('en-gb', { phone: '+44 20 7946 0018' }, { type: 'product_facts' })).toEqual([])
    expect(findingsIn('en-gb', { link: { link_type: 'Document', id: 'x', text: '£9' } })).toEqual([])
  })

  it('documents in a language that no market reads', () => {
    expect(findingsIn('xx-xx', { text: 'Growth costs £9' })).toEqual([])
  })
})

describe('where a fact stands', () => {
  it('is named by its field, also in rich text, groups and slices', () => {
    const findings = findingsIn('en-gb', {
      body: [block('paragraph', 'Call +44 20 7946 0018')],
      terms: [{ note: 'It costs £5' }],
      slices: [{ slice_type: 'text', id: 'a', primary: { title: 'From €10' } }],
    })
    expect(findings.map(({ field }) => field)).toEqual([
      'data.body.0.text',
      'data.terms.0.note',
      'data.slices.0.primary.title',
    ])
    expect(lines(findings)[1]).toBe(
      'data.terms.0.note: "£5" writes out an amount of money: use {money:…} in minor units, {money:… EUR} for one of a law, or {plan:…} for a price',
    )
  })

  it('belongs to the question that it answers', () => {
    const answer = [block('paragraph', 'Usually two business days.')]
    const questions = [
      { question: 'How long does the review take?', answer },
      { question: 'How long does delivery take?', answer },
    ]
    expect(findingsIn('en-us', { questions }).map(({ field }) => field)).toEqual([
      'data.questions.0.answer.0.text',
    ])
  })

  it('belongs to the hours of a way to reach us', () => {
    expect(
      findingsIn('en-gb', { channels: [{ kind: 'hours', label: 'Hours', value: 'Day and night' }] }),
    ).toHaveLength(1)
    expect(
      findingsIn('en-gb', { channels: [{ kind: 'hours', label: 'Hours', value: '9 to 17' }] }),
    ).toHaveLength(1)
    expect(findingsIn('en-gb', { channels: [{ kind: 'email', label: 'Shifts', value: '9 to 17' }] })).toEqual(
      [],
    )
  })
})

describe('amounts that are prices', () => {
  it.each([
    ['Growth costs {money:950}.', '{plan:growth.monthly}'],
    ['Growth costs {money:800} with yearly billing.', '{plan:growth.yearly}'],
    ['Twelve people pay {money:11400} on Growth.', '{plan:growth.monthly*12}'],
    ['Growth costs our users {money:1111}.', '{plan:growth.monthly*…}'],
    ['It is {money:1500} per user and month.', '{plan:scale.monthly}'],
  ])('are found where a plan or a user is named: %s', (text, use) => {
    expect(found('en-gb', text)).toEqual([expect.stringContaining(`→ ${use}`)])
  })

  it('are those of every market that reads the text', () => {
    const english = markets.get('en')
    const luxembourg = localeByUrlCode('lu')
    if (!english || !luxembourg) throw new Error('no market')
    const { plans } = english.facts
    const dearer: Market = {
      ...english,
      facts: {
        ...english.facts,
        plans: { ...plans, growth: { name: 'Growth', monthly: 1370, yearly: 1310 } },
      },
    }
    const several = new Map(markets).set('lu', dearer)
    const text = story({ text: 'Growth costs {money:1370}.' })
    expect(rawFactFindings([text], several)).toHaveLength(1)
    expect(rawFactFindings([text], markets)).toEqual([])
  })
})
