/*
 * The nouns by which the rules of counts recognize what a number counts, by the ISO 639-1 code of a content language: sources of
 * regular expressions that match a whole word in any case, as it follows a number.
 */

type Nouns = Readonly<Record<string, string>>

/** Things that a document lists, and the names of such lists. */
export const listedThings: readonly { name: string; lists: readonly string[]; nouns: Nouns }[] = [
  {
    name: 'steps',
    lists: ['steps', 'setup', 'next_steps', 'stages', 'statuses', 'events'],
    nouns: {
      ...{ da: 'trin(?:ene)?|stationer|etaper|faser', de: 'Schritten?|Stationen|Etappen|Phasen' },
      ...{
        en: 'steps?|stages?|stations?|phases?',
        es: 'pasos|etapas|fases|estaciones',
        fi: '(?:vaihe|askel)\\p{L}*',
      },
      ...{
        fr: 'étapes?|phases?',
        it: 'pass(?:i|aggi)|tappe|fasi',
        nb: 'trinn(?:ene)?|steg(?:ene)?|stasjoner|faser',
      },
      ...{
        nl: 'stap(?:pen)?|stations|fasen|fases',
        pt: 'passos|etapas|fases|estações',
        sv: 'steg(?:en)?|stationer|faser',
      },
    },
  },
  {
    name: 'questions',
    lists: ['questions', 'faq', 'doubts'],
    nouns: {
      ...{
        da: 'spørgsmål',
        de: 'Fragen',
        en: 'questions?',
        es: 'preguntas',
        fi: 'kysymy\\p{L}*',
        fr: 'questions?',
      },
      ...{ it: 'domande', nb: 'spørsmål', nl: 'vragen', pt: 'perguntas', sv: 'frågor(?:na)?' },
    },
  },
  {
    name: 'answers',
    lists: ['questions', 'faq'],
    nouns: {
      ...{
        da: 'svar',
        de: 'Antworten',
        en: 'answers',
        es: 'respuestas',
        fi: 'vastau\\p{L}*',
        fr: 'réponses',
      },
      ...{ it: 'risposte', nb: 'svar', nl: 'antwoorden', pt: 'respostas', sv: 'svar' },
    },
  },
  {
    name: 'reasons',
    lists: ['reasons'],
    nouns: {
      ...{
        da: 'grunde',
        de: 'Gründen?',
        en: 'reasons?',
        es: 'razones|motivos',
        fi: 'syy(?:tä|n|stä|ssä|llä)?',
      },
      ...{
        fr: 'raisons',
        it: 'motivi|ragioni',
        nb: 'grunner',
        nl: 'redenen',
        pt: 'razões|motivos',
        sv: 'skäl|anledningar',
      },
    },
  },
  {
    name: 'limits',
    lists: ['limits'],
    nouns: {
      ...{ da: 'begrænsninger|grænser', de: 'Einschränkungen|Grenzen', en: 'limits|limitations' },
      ...{
        es: 'límites|limitaciones',
        fi: 'rajoitu\\p{L}*|rajoite\\p{L}*',
        fr: 'limites',
        it: 'limiti|limitazioni',
      },
      ...{ nb: 'begrensninger', nl: 'beperkingen|grenzen', pt: 'limites|limitações', sv: 'begränsningar' },
    },
  },
  {
    name: 'flows',
    lists: ['flows', 'demo_flows'],
    nouns: {
      ...{
        da: 'flows?|forløb',
        de: 'Abläufen?',
        en: 'flows?',
        es: 'flujos',
        fi: 'työnkul\\p{L}*',
        fr: 'parcours|flux',
      },
      ...{ it: 'flussi', nb: 'flyter?|forløp', nl: 'flows?', pt: 'fluxos', sv: 'flöden' },
    },
  },
  {
    name: 'chapters',
    lists: ['chapters'],
    nouns: {
      ...{
        da: 'kapitler',
        de: 'Kapiteln?',
        en: 'chapters?',
        es: 'capítulos',
        fi: 'luku\\p{L}*',
        fr: 'chapitres',
      },
      ...{ it: 'capitoli', nb: 'kapitler', nl: 'hoofdstukken', pt: 'capítulos', sv: 'kapitel' },
    },
  },
  {
    name: 'mistakes',
    lists: ['mistakes'],
    nouns: {
      ...{
        da: 'fejl',
        de: 'Fehlern?',
        en: 'mistakes?',
        es: 'errores',
        fi: 'virhe\\p{L}*',
        fr: 'erreurs',
        it: 'errori',
      },
      ...{ nb: 'feil', nl: 'fouten', pt: 'erros', sv: 'fel|misstag' },
    },
  },
  {
    name: 'roles',
    lists: ['roles'],
    nouns: {
      ...{
        da: 'roller',
        de: 'Rollen',
        en: 'roles',
        es: 'roles',
        fi: 'rooli\\p{L}*',
        fr: 'rôles',
        it: 'ruoli',
      },
      ...{ nb: 'roller', nl: 'rollen', pt: 'papéis|funções', sv: 'roller' },
    },
  },
  {
    name: 'rights',
    lists: ['rights'],
    nouns: {
      ...{
        da: 'rettigheder',
        de: 'Rechten?',
        en: 'rights',
        es: 'derechos',
        fi: 'oikeu\\p{L}*',
        fr: 'droits',
      },
      ...{ it: 'diritti', nb: 'rettigheter', nl: 'rechten', pt: 'direitos', sv: 'rättigheter' },
    },
  },
  {
    name: 'categories',
    lists: ['categories'],
    nouns: {
      ...{
        da: 'kategorier',
        de: 'Kategorien',
        en: 'categories',
        es: 'categorías',
        fi: 'luok\\p{L}*',
        fr: 'catégories',
      },
      ...{ it: 'categorie', nb: 'kategorier', nl: 'categorieën', pt: 'categorias', sv: 'kategorier' },
    },
  },
  {
    name: 'templates',
    lists: ['features', 'cards', 'links'],
    nouns: {
      ...{ da: 'filer|skabeloner', de: 'Dateien|Vorlagen', en: 'files|templates', es: 'archivos|plantillas' },
      ...{
        fi: 'tiedosto\\p{L}*|pohja\\p{L}*',
        fr: 'fichiers|modèles',
        it: 'file|modelli',
        nb: 'filer|maler',
      },
      ...{ nl: 'bestanden|sjablonen', pt: 'ficheiros|modelos', sv: 'filer|mallar' },
    },
  },
]

export const planNouns: Nouns = {
  ...{ da: 'planer(?:ne)?', de: 'Tarifen?', en: 'plans', es: 'planes', fi: 'paket\\p{L}*', fr: 'formules' },
  ...{ it: 'piani', nb: 'planer|planene', nl: 'pakketten', pt: 'planos', sv: 'planer|planerna' },
}

export const countryNouns: Nouns = {
  ...{
    da: 'lande(?:ne)?',
    de: 'Ländern?',
    en: 'countries',
    es: 'países',
    fi: 'maa(?:n|ta|ssa|sta|lle|han)?',
  },
  ...{ fr: 'pays', it: 'Paesi', nb: 'land(?:ene)?', nl: 'landen', pt: 'países', sv: 'länder(?:na)?' },
}

export const marketNouns: Nouns = {
  ...{ da: 'markeder', de: 'Märkten?', en: 'markets', es: 'mercados', fi: 'markkin\\p{L}*', fr: 'marchés' },
  ...{ it: 'mercati', nb: 'markeder', nl: 'markten', pt: 'mercados', sv: 'marknader' },
}

export const memberStateNouns: Nouns = {
  ...{
    da: 'medlems(?:lande|stater)',
    de: 'Mitglied(?:s)?staaten',
    en: 'member states',
    es: 'estados miembros',
  },
  ...{
    fi: 'jäsenvaltio\\p{L}*|jäsenma\\p{L}*',
    fr: 'états membres',
    it: 'stati membri',
    nb: 'medlemsland|medlemsstater',
  },
  ...{ nl: 'lidstaten', pt: 'estados-membros', sv: 'medlems(?:länder|stater)' },
}

export const currencyNouns: Nouns = {
  ...{
    da: 'valutaer',
    de: 'Währungen',
    en: 'currencies',
    es: 'monedas|divisas',
    fi: 'valuut\\p{L}*',
    fr: 'devises',
  },
  ...{ it: 'valute', nb: 'valutaer', nl: "valuta(?:[’']s)?", pt: 'moedas', sv: 'valutor' },
}

export const systemNouns: Nouns = {
  ...{ da: 'systemer|integrationer', de: 'Systemen?|Integrationen', en: 'systems|integrations' },
  ...{
    es: 'sistemas|integraciones',
    fi: 'järjestelm\\p{L}*|integraatio\\p{L}*',
    fr: 'systèmes|intégrations',
  },
  ...{ it: 'sistemi|integrazioni', nb: 'systemer|integrasjoner', nl: 'systemen|integraties' },
  ...{ pt: 'sistemas|integrações', sv: 'system|integrationer' },
}

export const caseNouns: Nouns = {
  ...{
    da: 'cases|kundecases|kundehistorier',
    de: '(?:Kunden)?beispielen?|Kundengeschichten',
    en: '(?:customer )?cases',
  },
  ...{
    es: 'casos',
    fi: '(?:asiakas)?tarina\\p{L}*',
    fr: 'cas(?: clients)?',
    it: 'casi',
    nb: 'kundehistorier|kundecaser',
  },
  ...{ nl: '(?:klant)?cases|klantverhalen', pt: 'casos', sv: 'kundcase|kundberättelser' },
}

/** Minutes, also in a compound: `45-minute`, `45-minütig`. */
export const minuteNouns: Nouns = {
  ...{
    da: 'minutt?(?:er)?s?',
    de: 'Minuten?|minütig\\p{L}*',
    en: 'minutes?',
    es: 'minutos?',
    fi: 'minuut\\p{L}*',
  },
  ...{
    fr: 'minutes?',
    it: 'minut[oi]',
    nb: 'minutt(?:er)?s?',
    nl: 'minuut|minuten',
    pt: 'minutos?',
    sv: 'minut(?:er)?s?',
  },
}
