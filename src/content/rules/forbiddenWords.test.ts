import { lines, story } from './content.fixture'
import { forbiddenWordFindings } from './forbiddenWords'

const found = (lang: string, text: string): string[] =>
  lines(forbiddenWordFindings([story({ title: text }, { lang })]))

it.each([
  ['nl-be', 'Wat er is betaald, en wat nog open staat', 'not “open staat”, but "openstaat", one word at the end of a clause'],
  ['fr-fr', 'Quels achats demandent un accord ?', 'not “achats demande”, but "exige"'],
  ['it-it', 'Quante persone si possono interpellare una dopo l’altra', 'not “interpellare una dopo”, but "approvare": in a chain, people approve'],
  ['de-de', 'Wie viele nacheinander gefragt werden', 'not “nacheinander gefragt”, but in a chain, people approve'],
  ['da-dk', 'Logo bliver stående, nummeret tæller videre', 'not “nummeret tæller videre”, but "det næste nummer er udfyldt"'],
  ['fi-fi', 'Evästeet, ja mitä ne odottavat', 'not “mitä ne odottavat”, but "milloin ne asetetaan"'],
  ['fr-fr', 'Peut-on changer de formule ou partir ?', 'not “ou partir ?”, but "résilier"'],
  ['nl-nl', 'Minstens 40 € verschuldigd', 'not “40 €”, but "€ 40": the sign comes first'],
  ['pt-pt', 'Gerador de faturas para pessoas e programas', 'not “para pessoas e programas”, but "também eletrónicas"'],
  ['sv-se', 'Vill du veta vad en tidigare version sa', 'not “version sa”, but "vad som stod i": a version does not speak'],
  ['nb-no', 'Spør skattemyndighetene', 'not “Spør skattemyndighetene”, but {law.taxAuthority}'],
  ['fi-fi', 'on velkaa viivästyskoron', 'not “velkaa viivästyskoron”, but "velkaa viivästyskorkoa"'],
  ['it-it', 'Viene ridotta e perde il luogo', 'not “perde il luogo”, but "dati sul luogo dello scatto"'],
  ['fi-fi', 'kysy kirjanpitäjältäsi tai verohallinnolta', 'not “tai verohallin”, but "Verohallinto": the name of the authority'],
  ['fr-be', 'Les fournisseurs envoient tout à une seule adresse.', 'not “Les fournisseurs envoient tout à une seule adresse”, but how e-invoices arrive: by Peppol, by the platform'],
  ['nl-nl', 'Zo precies als de fiscus vraagt', 'not “fiscus”, but "Belastingdienst", one name for one authority'],
  ['de-de', 'Private Zahlungen für das Unternehmen', 'not “Private Zahlungen”, but "Private Auslagen"'],
  ['da-dk', 'Private betalinger', 'not “Private betalinger”, but "private udlæg"'],
  ['sv-se', 'Privata betalningar', 'not “Privata betalningar”, but "privata utlägg"'],
  ['nb-no', 'Private betalinger', 'not “Private betalinger”, but "private utlegg"'],
  ['nb-no', 'én pris per aktive bruker', 'not “per aktive bruker”, but "per aktiv bruker": one of them'],
  ['nb-no', 'Ingen penger fra egen lomme', 'not “penger fra egen lomme”, but "utlegg av egen lomme"'],
  ['nl-nl', 'Privébetalingen', 'not “Privébetaling”, but "voorschieten"'],
  ['nl-be', 'Dit beleid wordt elk jaar nagekeken', 'not “beleid wordt elk jaar nagekeken”, but "herzien"'],
  ['fi-fi', 'ota hätänumero mukaasi', 'not “hätänumero”, but "hätäpalvelun numero": the hätänumero is 112'],
  ['fr-fr', 'Chaque dépense exige un justificatif, même minime.', 'not “Chaque dépense exige un justificatif, même”, but "Toute dépense, même minime,"'],
  ['fr-be', 'Des conséquences en droit du travail', 'not “conséquences en droit du travail”, but "sanction disciplinaire"'],
  ['it-it', 'Vedi i prezzi', 'not “Vedi i ”, but "Vedete", "Prenotate": buttons that lead on say voi'],
  ['it-it', 'conseguenze sul piano del diritto del lavoro', 'not “sul piano del diritto del lavoro”, but "sanzioni disciplinari"'],
  ['es-es', 'Puede haber consecuencias laborales', 'not “consecuencias laborales”, but "consecuencias disciplinarias"'],
  ['pt-pt', 'consequências laborais', 'not “consequências laborais”, but "procedimento disciplinar"'],
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
  ['en-us', 'Ask the supplier for a copy', 'not “supplier”, but "vendor", or "merchant" on a receipt'],
  ['en-us', 'One line per journey', 'not “journey”, but "trip"'],
  ['en-gb', "Last month's claims", 'not “h\'s”, but the curved apostrophe: ’'],
  ['en-gb', 'A plain PDF is none.', 'not “is none”, but "is not one", "does not count"'],
  ['en-gb', '£8 per user and month', 'not “per user and month”, but "other fees", "per user per month"'],
  ['en-us', 'Does the way to work count?', 'not “the way to work”, but "your own", "commuting"'],
  ['de-de', 'wie in Deutschland', 'not “wie in Deutschland”, but what the law of the country asks for'],
  ['fr-fr', 'De vous', 'not “De vous”, but "Ajoutée par vous"'],
  ['es-es', 'Recargo de 5 euros', 'not “Recargo”, but "Cargo", "Suplemento": a recargo is of the tax'],
  ['it-it', 'reclamo all’autorità per la protezione dei dati', 'not “all’autorità per la protezione dei dati”, but "al Garante"'],
  ['pt-pt', 'Cadastre-se', 'not “Cadastre”, but the word of Portugal: it is Brazilian'],
  ['da-dk', 'Vælg “Ny faktura”', 'not ““”, but ”…”: Danish opens as it closes'],
  ['sv-se', 'Ser en vecka knapp ut', 'not “Ser en vecka knapp ut”, but "Blir det ont om pengar en vecka"'],
  ['nb-no', 'Landets momssatser', 'not “momssatser”, but the Norwegian word: it is Danish'],
  ['fi-fi', 'Se tekee järkeä', 'not “tekee järkeä”, but what a Finn would say: carried over from English'],
  ['nl-be', 'Voor groepen bedrijven', 'not “groepen bedrijven”, but "concerns"'],
  ['de-de', 'fällt ein Fremdwährungsentgelt von {fact:exchangeFee} an, die', 'not “Fremdwährungsentgelt von {fact:exchangeFee} an, die”, but "das": the Entgelt is neuter'],
  ['fr-fr', 'Les prix sont en {market.currency}', 'not “{market.currency}”, but name the currency: {market.currency.name}'],
  ['es-es', 'Finanzas libera los pagos', 'not “libera los pagos”, but "autoriza los pagos"'],
  ['it-it', 'Le carte possono pagare', 'not “carte possono pagare”, but "Con le carte si può pagare": people pay'],
  ['pt-pt', 'Com a nota de despesas', 'not “nota de despesas”, but "relatórios de despesas"'],
  ['da-dk', 'Hver faktura har en næste sagsbehandler', 'not “næste sagsbehandler”, but "lander hos den rette"'],
  ['sv-se', 'Är ni fler, prata med oss', 'not “Är ni fler”, but du, as on the rest of the page'],
  ['nb-no', 'krever et ekstra blikk', 'not “ekstra blikk”, but "kontrolleres en ekstra gang"'],
  ['fi-fi', 'Laskulla on seuraava käsittelijä', 'not “on seuraava käsittelijä”, but "löytää oikean käsittelijän"'],
  ['nl-be', 'Bonnetjes insturen', 'not “Bonnetje”, but "bon", one word for one thing'],
  ['nl-nl', 'Verlaten gegevens de Europese Economische Ruimte of het Verenigd Koninkrijk', 'not “Economische Ruimte of het Verenigd Koninkrijk”, but outside the EEA: the United Kingdom is a third country'],
  ['it-it', 'chiedere della persona responsabile della protezione dei dati', 'not “responsabile della protezione dei dati”, but "chi si occupa di": the responsabile is the officer of Article 37'],
  ['de-de', 'Die Cookie-Richtlinie sagt zu jedem Eintrag', 'not “Richtlinie sagt”, but "In der Richtlinie steht": a page does not speak'],
  ['da-dk', 'en finansiel partner med licens', 'not “partner med licens”, but "med tilladelse"'],
  ['pt-pt', 'quando os factos mudam', 'not “os factos mudam”, but "sempre que algo muda"'],
  ['fi-fi', 'Suoramarkkinoinnissa vastustaminen tehoaa aina', 'not “vastustaminen tehoaa”, but "noudatamme"'],
  ['it-it', 'Inserite la vostra e-mail di lavoro', 'not “e-mail di lavoro”, but "e-mail aziendale"'],
  ['nb-no', 'Økonomiavdelingen frigir betalinger', 'not “frigir betaling”, but "godkjenner betalinger"'],
  ['da-dk', 'hvis din regel siger det', 'not “din regel siger”, but "din regel kræver"'],
  ['nl-be', 'wordt behandeld volgens de arbeidsovereenkomst', 'not “behandeld volgens de arbeidsovereenkomst”, but "kan arbeidsrechtelijke gevolgen hebben"'],
  ['fr-fr', 'ne demandent pas de validation', 'not “demandent pas de validation”, but "n’exigent pas": an expense asks nobody'],
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
  expect(found('en-gb', 'There is none on the way to work')).toEqual([])
  expect(found('es-es', 'Recargo de equivalencia')).toEqual([])
})
