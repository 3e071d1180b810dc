/**
 * The words by which the rule of raw facts recognizes what a sentence is about, one list per language. They are sources
 * of regular expressions that match whole words, in any case; `\p{L}*` stands for an ending.
 */
export type FactWords = {
  /** Numbers from one to twelve, fourteen and thirty. */
  numbers: string
  day: string
  /** A test account for a limited time. */
  trial: string
  /** What a test account without a limit would be called. */
  endless: string
  /** The check of a company that opens an account. */
  companyCheck: string
  /** Words for the fees of a plan, cash withdrawals and interest, without words that also stand for expenses or taxes. */
  fee: string
  percent: string
  approvalStep: string
  /** A further person beside those that a plan asks. */
  thirdPerson: string
  users: string
  virtualCards: string
  perUser: string
  weekday: string
  /** Words of a sentence about when people answer. */
  support: string
  /** Times of day in words. */
  hours: string
  /** Help at any hour. */
  allDay: string
  /** What works at any hour in the app: nothing that people answer. */
  ownAction: string
  /** Names of currencies as they follow an amount. */
  currency: string
}

const danish: FactWords = {
  numbers: 'en|én|et|to|tre|fire|fem|seks|syv|otte|ni|ti|tolv|fjorten|tredive',
  day: '(?:hver|arbejds)?dage?',
  trial: 'prøve\\p{L}*|testkonto\\p{L}*|testadgang\\p{L}*',
  endless: 'så længe du (?:vil|har lyst)',
  companyCheck:
    '(?:tjekker|kontrollerer|gennemgår) (?:\\p{L}+ ){0,2}(?:virksomhed|firma)\\p{L}*|virksomhedskontrol\\p{L}*|gennemgang\\p{L}*',
  fee: '\\p{L}*gebyr\\p{L}*|\\p{L}*hævning\\p{L}*|rente\\p{L}*',
  percent: 'procent',
  approvalStep: 'godkendelsestrin|trin|godkendere?|niveauer',
  thirdPerson: 'tredje (?:person|godkender)',
  users: 'brugere?|personer',
  virtualCards: 'virtuelle kort',
  perUser: 'pr\\.? (?:aktiv )?bruger',
  weekday: 'mandag\\p{L}*|fredag\\p{L}*|hverdage?',
  support: 'support\\p{L}*|svarer|ring|telefon\\p{L}*|kundeservice',
  hours: 'ni til (?:fem|sytten)',
  allDay: 'døgnet rundt|dag og nat|24/7',
  ownAction: 'app\\p{L}*|spær\\p{L}*',
  currency: 'kroner|kr\\.?|DKK|euro',
}

const german: FactWords = {
  numbers:
    'ein|eine|einem|einen|eines|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|dreißig',
  day: '(?:Werk|Arbeits)?tage?[sn]?',
  trial: 'Test(?:zugang|konto|phase|zeitraum)\\p{L}*|Probe(?:zugang|zeitraum|konto)\\p{L}*',
  endless: 'so lange(?:,)? wie Sie (?:möchten|wollen)|solange Sie (?:möchten|wollen)',
  companyCheck:
    '(?:prüfen|überprüfen) (?:\\p{L}+ ){0,2}(?:Unternehmen|Firma|Betrieb)\\p{L}*|(?:Unternehmens|Firmen)prüfung\\p{L}*|Prüfung (?:des|Ihres) Unternehmens',
  fee: '\\p{L}*gebühr\\p{L}*|\\p{L}*entgelt\\p{L}*|\\p{L}*(?:abhebung|behebung)\\p{L}*|\\p{L}*zinsen',
  percent: 'Prozent',
  approvalStep: 'Freigabestufen?|Stufen?|Freigebende\\p{L}*|Freigabeschritte?n?',
  thirdPerson: 'dritte[nr]? Person|jemand Drittes',
  users: 'Nutzer\\p{L}*|Personen',
  virtualCards: 'virtuelle[nr]? Karten',
  perUser: '(?:pro|je) (?:aktivem )?Nutzer',
  weekday: 'Montag\\p{L}*|Freitag\\p{L}*|Werktag\\p{L}*',
  support: 'Support\\p{L}*|antworten|erreichbar|anrufen|rufen|Telefon\\p{L}*|Kundendienst',
  hours: 'neun bis (?:fünf|siebzehn)',
  allDay: 'rund um die Uhr|Tag und Nacht|24/7',
  ownAction: 'App|sperr\\p{L}*',
  currency: 'Euro|EUR',
}

const english: FactWords = {
  numbers: 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty',
  day: '(?:working |business )?days?',
  trial: 'trials?|test account|test access',
  endless: 'as long as you (?:like|want|please)',
  companyCheck:
    'check(?:s|ed|ing)? (?:\\p{L}+ )?company|company check|review|vet(?:s|ted)? (?:\\p{L}+ )?company',
  fee: '\\p{L}*fees?|withdrawals?|interest|commission',
  percent: 'per ?cent',
  approvalStep: 'approval (?:steps?|levels?)|steps?|approvers?|levels?',
  thirdPerson: 'third (?:person|approver|approval)',
  users: '(?:active )?users?|people',
  virtualCards: 'virtual cards?',
  perUser: 'per (?:active )?user',
  weekday: 'mondays?|fridays?|weekdays?|working days?|business days?',
  support: 'support|answers?|call|phone|staffed|on call|reach us|hours',
  hours: 'nine (?:to|and|till|until) five',
  allDay: 'day and night|night and day|around the clock|24/7|24 hours a day|at all hours|at any hour',
  ownAction: 'app|block|freeze',
  currency: 'pounds?|dollars?|euros?|GBP|USD|EUR',
}

const spanish: FactWords = {
  numbers: 'un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|catorce|treinta',
  day: 'días?(?: laborables| hábiles)?',
  trial: '(?:cuenta|periodo|período) de prueba|prueba gratuita',
  endless: '(?:todo el|el) tiempo que quieras',
  companyCheck:
    '(?:verificamos|comprobamos|revisamos) (?:\\p{L}+ )?empresa|(?:verificación|revisión) de (?:la|tu) empresa',
  fee: 'comisi(?:ón|ones)|retiradas?|interés|intereses',
  percent: 'por ciento',
  approvalStep: 'pasos?(?: de aprobación)?|aprobadores|niveles',
  thirdPerson: 'tercera persona|tercer aprobador',
  users: 'usuarios?|personas',
  virtualCards: 'tarjetas virtuales',
  perUser: 'por usuario',
  weekday: 'lunes|viernes|días laborables',
  support: 'soporte|respondemos|atendemos|llama\\p{L}*|teléfono',
  hours: 'nueve a (?:cinco|diecisiete)',
  allDay: 'las 24 horas|día y noche|24/7|a cualquier hora',
  ownAction: 'app|bloque\\p{L}*',
  currency: 'euros?|EUR',
}

const finnish: FactWords = {
  numbers:
    'yksi|yhden|yhdessä|kaksi|kahden|kahdessa|kolme|kolmen|neljä|neljän|viisi|viiden|kuusi|kuuden|seitsemän|kahdeksan|yhdeksän|kymmenen|kaksitoista|neljätoista|kolmekymmentä|kolmenkymmenen',
  day: '(?:työ|arki)?päiv\\p{L}*',
  trial: 'testitil\\p{L}*|kokeilu\\p{L}*|koeaik\\p{L}*',
  endless: 'niin (?:kauan|pitkään) kuin haluat',
  companyCheck:
    '(?:tarkistamme|tarkastamme) (?:\\p{L}+ )?(?:yrityk|yhtiö)\\p{L}*|yrityksen (?:tarkistus|tarkastus)\\p{L}*',
  fee: '\\p{L}*palkkio\\p{L}*|\\p{L}*nosto\\p{L}*|kor(?:ko|on)\\p{L}*',
  percent: 'prosentti\\p{L}*|prosent\\p{L}*',
  approvalStep: 'hyväksyntävaihe\\p{L}*|vaihe\\p{L}*|hyväksyj\\p{L}*',
  thirdPerson: 'kolmannelta|kolmas (?:henkilö|hyväksyjä)',
  users: 'käyttäj\\p{L}*|henkilö\\p{L}*',
  virtualCards: 'virtuaalikort\\p{L}*',
  perUser: 'käyttäjää (?:ja kuukautta )?kohti|käyttäjältä',
  weekday: 'maanantai\\p{L}*|perjantai\\p{L}*|arkisin|arkipäiv\\p{L}*',
  support: 'tuki|tuen|vastaamme|soita|puhelin\\p{L}*|asiakaspalvelu\\p{L}*',
  hours: 'yhdeksästä (?:viiteen|seitsemääntoista)',
  allDay: 'ympäri vuorokauden|yötä päivää|24/7|mihin aikaan tahansa',
  ownAction: 'sovellu\\p{L}*|sulke\\p{L}*',
  currency: 'euro\\p{L}*|EUR',
}

const french: FactWords = {
  numbers: 'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quatorze|trente',
  day: 'jours?(?: ouvrables?| ouvrés?)?',
  trial: "(?:compte|période) (?:de test|d[’']essai)|essai gratuit",
  endless: 'aussi longtemps que vous (?:voulez|le souhaitez)',
  companyCheck:
    "(?:vérifions|contrôlons|examinons) (?:\\p{L}+ )*?(?:entreprise|société)|(?:vérification|contrôle|examen) de (?:l[’']|la |votre )(?:entreprise|société)",
  fee: 'frais de (?:change|retrait)|commissions?|retraits?|intérêts?',
  percent: 'pour cent',
  approvalStep: 'étapes?(?: de validation)?|niveaux|validateurs',
  thirdPerson: 'troisième personne|troisième validateur',
  users: 'utilisateurs?|personnes',
  virtualCards: 'cartes virtuelles',
  perUser: 'par utilisateur',
  weekday: 'lundi|vendredi|jours ouvr(?:és|ables)',
  support: 'assistance|répondons|appelez\\p{L}*|téléphone',
  hours: 'neuf heures à (?:cinq heures|dix-sept heures)',
  allDay: '24 h(?:eures)? sur 24|jour et nuit|24/7|à toute heure',
  ownAction: 'application|bloqu\\p{L}*',
  currency: 'euros?|EUR',
}

const italian: FactWords = {
  numbers: 'un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quattordici|trenta',
  day: 'giorn[oi](?: lavorativ[oi])?',
  trial: '(?:account|periodo|conto) di prova|prova gratuita',
  endless: '(?:tutto il|per il) tempo che volete',
  companyCheck:
    "(?:verifichiamo|controlliamo) (?:\\p{L}+ |l[’'])*(?:azienda|società)|(?:verifica|controllo) (?:dell[’']azienda|della società)",
  fee: 'commission[ei]|preliev[oi]|interess[ei]',
  percent: 'per cento',
  approvalStep: 'passagg[io]+(?: di approvazione)?|livelli|approvatori',
  thirdPerson: 'terza persona|terzo approvatore',
  users: 'utent[ei]|persone',
  virtualCards: 'carte virtuali',
  perUser: 'per utente',
  weekday: 'lunedì|venerdì|giorni lavorativi',
  support: 'assistenza|rispondiamo|chiamat\\p{L}*|telefono',
  hours: 'nove alle (?:cinque|diciassette)',
  allDay: '24 ore su 24|giorno e notte|24/7|a qualsiasi ora',
  ownAction: 'app|bloccar\\p{L}*',
  currency: 'euro|EUR',
}

const norwegian: FactWords = {
  numbers: 'en|én|ett|et|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|tolv|fjorten|tretti',
  day: '(?:virke|arbeids)?dag(?:er)?',
  trial: 'testkonto\\p{L}*|prøve(?:periode|konto)\\p{L}*',
  endless: 'så lenge du vil',
  companyCheck:
    '(?:kontrollerer|sjekker) (?:\\p{L}+ ){0,2}(?:bedrift|selskap|firma)\\p{L}*|kontroll(?:en)? av (?:bedrift|selskap)\\p{L}*',
  fee: '\\p{L}*gebyr\\p{L}*|\\p{L}*uttak\\p{L}*|rente\\p{L}*',
  percent: 'prosent',
  approvalStep: 'godkjenningstrinn|trinn|godkjennere?|nivåer',
  thirdPerson: 'tredje (?:person|godkjenner)',
  users: 'brukere?|personer',
  virtualCards: 'virtuelle kort',
  perUser: 'per (?:aktive? )?bruker',
  weekday: 'mandag\\p{L}*|fredag\\p{L}*|virkedag\\p{L}*',
  support: 'kundestøtte\\p{L}*|support\\p{L}*|svarer|ring|telefon\\p{L}*',
  hours: 'ni til (?:fem|sytten)',
  allDay: 'døgnet rundt|dag og natt|24/7|når som helst på døgnet',
  ownAction: 'app\\p{L}*|sperr\\p{L}*',
  currency: 'kroner|kr\\.?|NOK|euro',
}

const dutch: FactWords = {
  numbers: 'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|veertien|dertig',
  day: '(?:werk)?dag(?:en)?',
  trial: 'testaccount\\p{L}*|proef(?:periode|account|versie)\\p{L}*',
  endless: 'zo lang (?:als )?je wilt|zolang je wilt',
  companyCheck:
    '(?:controleren|toetsen|checken) (?:\\p{L}+ ){0,2}(?:bedrijf|onderneming)|(?:bedrijfs)?controle van (?:het|je) bedrijf',
  fee: '(?:wissel|transactie)kosten|\\p{L}*opnames?|rente|toeslag\\p{L}*',
  percent: 'procent',
  approvalStep: 'goedkeuringsstap(?:pen)?|stappen|goedkeurders|niveaus',
  thirdPerson: 'derde (?:persoon|goedkeurder)',
  users: 'gebruikers?|personen|mensen',
  virtualCards: 'virtuele kaarten',
  perUser: 'per (?:actieve )?gebruiker',
  weekday: 'maandag\\p{L}*|vrijdag\\p{L}*|werkdagen',
  support: 'ondersteuning|antwoorden|bel|bellen|telefoon\\p{L}*|klantenservice',
  hours: 'negen tot (?:vijf|zeventien)',
  allDay: 'dag en nacht|24/7|24 uur per dag|de klok rond|op elk moment',
  ownAction: 'app|blokkeer\\p{L}*',
  currency: 'euro\\p{L}*|EUR',
}

const portuguese: FactWords = {
  numbers: 'um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|catorze|trinta',
  day: 'dias?(?: úteis| útil)?',
  trial: '(?:conta|período) de (?:teste|experimentação)|teste gratuito',
  endless: '(?:todo o|o) tempo que quiser',
  companyCheck:
    '(?:verificamos|confirmamos|analisamos) (?:\\p{L}+ )?empresa|(?:verificação|análise) da (?:sua )?empresa',
  fee: 'comiss(?:ão|ões)|levantamentos?|juros?',
  percent: 'por cento',
  approvalStep: 'etapas?(?: de aprovação)?|níveis|aprovadores',
  thirdPerson: 'terceira pessoa|terceiro aprovador',
  users: 'utilizador(?:es)?|pessoas',
  virtualCards: 'cartões virtuais',
  perUser: 'por utilizador',
  weekday: 'segunda(?:-feira)?|sexta(?:-feira)?|dias úteis',
  support: 'apoio|respondemos|ligue|telefone',
  hours: 'nove às (?:cinco|dezassete)',
  allDay: '24 horas por dia|dia e noite|24/7|a qualquer hora',
  ownAction: 'app|aplicação|bloquear\\p{L}*',
  currency: 'euros?|EUR',
}

const swedish: FactWords = {
  numbers: 'en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|tolv|fjorton|trettio',
  day: '(?:arbets|var)?dag(?:ar)?',
  trial: 'testkonto\\p{L}*|prov(?:period|konto)\\p{L}*',
  endless: 'så länge du vill',
  companyCheck:
    '(?:kontrollerar|granskar) (?:\\p{L}+ ){0,2}(?:företag|bolag)\\p{L}*|(?:kontroll|granskning)(?:en)? av (?:företag|bolag)\\p{L}*',
  fee: '(?:valuta|växlings|uttags)avgift\\p{L}*|\\p{L}*uttag\\p{L}*|ränta\\p{L}*',
  percent: 'procent',
  approvalStep: 'attestnivåer?|attestantere?|steg|nivåer',
  thirdPerson: 'tredje (?:person|attestant)',
  users: 'användare|personer',
  virtualCards: 'virtuella kort',
  perUser: 'per (?:aktiv )?användare',
  weekday: 'måndag\\p{L}*|fredag\\p{L}*|arbetsdag\\p{L}*|vardag\\p{L}*',
  support: 'support\\p{L}*|svarar|ring|telefon\\p{L}*|kundtjänst',
  hours: 'nio till (?:fem|sjutton)',
  allDay: 'dygnet runt|dag och natt|24/7',
  ownAction: 'app\\p{L}*|spärr\\p{L}*',
  currency: 'kronor|kr|SEK|euro',
}

/** By ISO 639-1 code, the first part of a content language. */
export const factWords: Readonly<Record<string, FactWords>> = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  nb: norwegian,
  nl: dutch,
  pt: portuguese,
  sv: swedish,
}
