import { lines, story } from './content.fixture'
import { forbiddenWordFindings } from './forbiddenWords'

const found = (lang: string, text: string): string[] =>
  lines(forbiddenWordFindings([story({ title: text }, { lang })]))

it.each([
  ['da-dk', 'Fem stationer', 'not “stationer”, but "trin": a station is for trains'],
  ['da-dk', 'Arket regner {market.vat} ud', 'not “regner {market.vat}”, but {market.vat.definite}: momsen'],
  ['sv-se', 'En röd utgående saldo', 'not “röd utgående saldo”, but "rött": saldo is neuter'],
  ['sv-se', 'Arket räknar ut {market.vat}', 'not “räknar ut {market.vat}”, but {market.vat.definite}: momsen'],
  ['nb-no', 'Si fra først, men du må ikke.', 'not “du må ikke.”, but "det er ikke noe krav": "må ikke" forbids'],
  ['fi-fi', 'Mikään ei poistu selaimestasi', 'not “ei poistu selaimes”, but "ei lähde": poistua is to be deleted'],
  ['fi-fi', 'hintoihin lisätään ALV', 'not “ALV”, but "alv" inside a sentence'],
  ['nl-nl', 'Vijf stations', 'not “stations”, but "stap": a station is for trains'],
  ['nl-be', 'Declaratie maken', 'not “Declaratie”, but "onkostennota", "onkosten"'],
  ['nl-nl', 'Prijzen zijn in {market.currency}', 'not “{market.currency}”, but name the currency: {market.currency.name}'],
  ['en-gb', 'Choose Block card', 'not “Block card”, but "Freeze", one word for one button'],
  ['de-de', 'Eine Wechselgebühr fällt an', 'not “Wechselgebühr”, but "Fremdwährungsentgelt"'],
  ['fr-be', 'Votre propre argent', 'not “propre argent”, but "fonds personnels", "véhicule personnel"'],
  ['fr-fr', 'Un achat privé', 'not “achat privé”, but "personnel"'],
  ['es-es', 'Háblanos de Scale', 'not “Háblanos de”, but "Hablemos de"'],
  ['it-it', 'Importe accreditato', 'not “Importe”, but "importo"'],
  ['de-de', 'Pflicht seit 1. Januar 2026', 'not “1. Januar”, but {day:2026-01-01}: Austria writes Jänner'],
  ['fr-fr', 'Dès le 1 janvier', 'not “1 janvier”, but "1er"'],
  ['pt-pt', 'Transfira o modelo', 'not “Transfira”, but "descarregar"; a transferência is of money'],
  ['nl-nl', 'Nodig, zoals in Duitsland', 'not “zoals in Duitsland”, but what the law of the country asks for'],
  ['de-de', 'Fünf Stationen', 'not “Stationen”, but "Schritte": a station is for trains'],
  ['da-dk', 'Afrund til hele ører', 'not “ører”, but "øre": ører are ears'],
  ['sv-se', 'Kan vi avsluta igen?', 'not “avsluta igen”, but "säga upp"'],
  ['sv-se', 'Skicka till Visma eEkonomi', 'not “Visma eEkonomi”, but "Spiris", its name today'],
  ['nb-no', 'Fakturaer må være e-fakturaer siden 15. januar', 'not “ må være e-fakturaer siden 1”, but "har måttet være"'],
  ['fr-fr', 'Circuit d’approbation', 'not “approb”, but "validation", "valider", one word for one thing'],
  ['es-es', 'Abre la aplicación', 'not “aplicación”, but "app", one word for one thing'],
  ['it-it', 'Le esportazioni ne sono esenti', 'not “esportazioni ne sono esenti”, but "non imponibili": an exemption costs the deduction'],
  ['pt-pt', 'E-mail de trabalho', 'not “E-mail de trabalho”, but "e-mail profissional"'],
  ['pt-pt', 'Cinco estações', 'not “estações”, but "etapas"'],
])('%s does not say “%s”', (lang, text, message) => {
  expect(found(lang, text)).toEqual([`data.title: ${message}`])
})

it('leaves what another language or sense may say', () => {
  expect(found('de-de', 'Fem stationer')).toEqual([])
  expect(found('nb-no', 'Du må ikke oppgi kortnumre')).toEqual([])
  expect(found('nl-nl', 'Een declaratie')).toEqual([])
  expect(found('sv-se', 'Arket räknar ut {market.vat.definite}')).toEqual([])
  expect(found('fi-fi', 'ALV-laskuri')).toEqual([])
  expect(found('es-es', 'El importe de la factura')).toEqual([])
  expect(found('pt-pt', 'Transferência SEPA')).toEqual([])
  expect(found('nb-no', 'De må sende dem ved kontrakter inngått siden 1. januar 2017')).toEqual([])
  expect(found('en-gb', 'Spiris (formerly Visma eEkonomi)')).toEqual([])
})
