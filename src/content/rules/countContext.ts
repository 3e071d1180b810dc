/*
 * The words around a number that say what kind of number it is, by the ISO 639-1 code of a content language: sources of regular
 * expressions that match whole words in any case.
 */

type Words = Readonly<Record<string, string>>

/** What a number of time, people or money counts: nothing that a page lists. */
export const measures: Words = {
  da: 'minut\\p{L}*|time\\p{L}*|dage?\\p{L}*|uger?\\p{L}*|måned\\p{L}*|år|personer|mennesker|ansatte|medarbejdere|kolleger',
  de: 'Minuten?|Stunden?|Tagen?|Werktagen?|Wochen?|Monaten?|Jahren?|Personen|Leuten?|Menschen|Beschäftigten?|Mitarbeiten\\p{L}*|Kolleg\\p{L}*',
  en: 'minutes?|hours?|(?:working |business )?days?|weeks?|months?|years?|people|persons|employees|colleagues|users|clicks?',
  es: 'minutos?|horas?|días?|semanas?|mes(?:es)?|años?|personas|empleados|compañeros|usuarios',
  fi: 'minuut\\p{L}*|tun\\p{L}*|(?:työ|arki)?päiv\\p{L}*|viik\\p{L}*|kuuka\\p{L}*|vuo\\p{L}*|henk\\p{L}*|ihmis\\p{L}*|työntekij\\p{L}*|käyttäj\\p{L}*',
  fr: 'minutes?|heures?|jours?|semaines?|mois|ans?|années?|personnes|salariés|travailleurs|collègues|utilisateurs',
  it: 'minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|persone|dipendenti|colleghi|utenti',
  nb: 'minutt\\p{L}*|timer?|dager?|virkedager?|uker?|måneder?|år|personer|mennesker|ansatte|kolleger|brukere',
  nl: 'minuut|minuten|uur|uren|dag(?:en)?|werkdag(?:en)?|we(?:ek|ken)|maand(?:en)?|jaar|personen|mensen|medewerkers|collega\\p{L}*|gebruikers',
  pt: 'minutos?|horas?|dias?|semanas?|m[eê]s(?:es)?|anos?|pessoas|colaboradores|colegas|utilizadores',
  sv: 'minut\\p{L}*|timm\\p{L}*|dag(?:ar)?|arbetsdagar|vecko?r?|månad\\p{L}*|år|personer|människor|anställda|kollegor|användare',
}

/** What stands before a number that is a bound, not a count. */
export type BoundWords = { above: string; atLeast: string; atMost: string; below: string }

export const boundWords: Readonly<Record<string, BoundWords>> = {
  da: {
    above: '(?:mere|flere) end|over',
    atLeast: 'mindst',
    atMost: 'højst|op til',
    below: '(?:mindre|færre) end|under',
  },
  de: {
    above: 'mehr als|über',
    atLeast: 'mindestens',
    atMost: 'höchstens|bis zu',
    below: 'weniger als|unter',
  },
  en: {
    above: 'more than|over',
    atLeast: 'at least',
    atMost: 'at most|up to|no more than',
    below: 'fewer than|less than|under',
  },
  es: { above: 'más de', atLeast: 'al menos|como mínimo', atMost: 'como máximo|hasta', below: 'menos de' },
  fi: { above: 'yli|enemmän kuin', atLeast: 'vähintään', atMost: 'enintään|korkeintaan', below: 'alle' },
  fr: { above: "plus (?:de|d[’'])", atLeast: 'au moins', atMost: "au plus|jusqu[’']à", below: 'moins de' },
  it: { above: 'più di|oltre', atLeast: 'almeno', atMost: 'al massimo|fino a', below: 'meno di' },
  nb: {
    above: '(?:mer|flere) enn|over',
    atLeast: 'minst',
    atMost: 'høyst|opptil|inntil',
    below: '(?:mindre|færre) enn|under',
  },
  nl: {
    above: 'meer dan|ruim',
    atLeast: 'minstens|ten minste',
    atMost: 'hoogstens|maximaal|hooguit',
    below: 'minder dan',
  },
  pt: { above: 'mais de', atLeast: 'pelo menos', atMost: 'no máximo|até', below: 'menos de' },
  sv: {
    above: '(?:mer|fler) än|över',
    atLeast: 'minst',
    atMost: 'högst|upp till',
    below: '(?:mindre|färre) än|under',
  },
}

/** Words before or after a number that counts a part: the first two, the last three, between two, the two others. */
export const partWords: Words = {
  da: 'første|sidste|næste|mellem|andre',
  de: 'erste[nr]?|letzten?|nächsten?|zwischen|andere[nr]?',
  en: 'first|last|next|between|other',
  es: 'primer\\p{L}*|últim\\p{L}*|próxim\\p{L}*|entre|otr[oa]s',
  fi: 'ensimmäi\\p{L}*|viimei\\p{L}*|seuraav\\p{L}*|muu\\p{L}*',
  fr: 'premi\\p{L}*|derni\\p{L}*|prochain\\p{L}*|entre|autres',
  it: 'prim[ei]|ultim[ei]|prossim[ei]|tra|fra|altr[ei]',
  nb: 'første|siste|neste|mellom|andre',
  nl: 'eerste|laatste|volgende|tussen|andere',
  pt: 'primeir[oa]s|últim[oa]s|próxim[oa]s|entre|outr[oa]s',
  sv: 'första|sista|nästa|mellan|andra',
}

/** Words between a number and a noun that it does not count: two of the plans, two or three plans. */
export const ofWords: Words = {
  ...{
    da: 'af|eller',
    de: 'von|der|oder',
    en: 'of|or',
    es: 'de|o',
    fi: 'tai',
    fr: 'de|des|ou',
    it: 'di|dei|delle|o',
  },
  ...{ nb: 'av|eller', nl: 'van|of', pt: 'de|dos|das|ou', sv: 'av|eller' },
}

/** "… and one", "… and a": a further thing beside those counted. */
export const andOne: Words = {
  ...{
    da: 'og (?:en|et|én|ét)',
    de: 'und ein\\p{L}*',
    en: 'and (?:one|an?)',
    es: 'y un[oa]?',
    fi: 'ja yksi',
  },
  ...{
    fr: 'et une?',
    it: "e (?:un[oa]?|un[’'])",
    nb: 'og (?:en|ei|et|én|ett)',
    nl: 'en (?:een|één)',
    pt: 'e uma?',
    sv: 'och (?:en|ett)',
  },
}
