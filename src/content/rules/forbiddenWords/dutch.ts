import { currencyCode, type ForbiddenWord } from './forbiddenWord'

/** Of both countries that write Dutch. */
const shared: readonly ForbiddenWord[] = [
  { words: /(?:fiscus|Belastingdienst) wil (?:meestal )?weten/, instead: '"noteer", "vermeld"' },
  { words: /Wie is betaald/, instead: '"Aan wie is betaald"' },
  { words: /zoals in Duitsland/, instead: 'what the law of the country asks for' },
  currencyCode,
  { words: /\bopen staa?[tn]\b/, instead: '"openstaat", one word at the end of a clause' },
  { words: /[Pp]rivébetaling/, instead: '"voorschieten"' },
  { words: /beleid wordt .* nagekeken|kijk je het beleid na/, instead: '"herzien"' },
  { words: /\ben houd ze\b/, instead: '"ze zijn van jou"' },
  { words: /het nummer telt verder/, instead: '"het volgende nummer staat al ingevuld"' },
  { words: /verlie(?:st|zen) de plaats/, instead: '"locatiegegevens"' },
  { words: /waar ze op wachten/, instead: '"wanneer dat gebeurt"' },
  { words: /voor mensen en software$/, instead: '"ook als e-factuur"' },
  { words: /tekent en betaalt/, instead: '"is sneller ondertekend": a report does not sign' },
  { words: /\b\d[\d.,]*\s€/, instead: '"€ 40": the sign comes first' },
  { words: /zie de factuur ernaast/, instead: '"bekijk"' },
  { words: /Vraag ons naar/, instead: '"Bespreek … met ons"' },
  { words: /[Nn]iet vergoed, en/, instead: '"Wat niet wordt vergoed, en …"' },
  { words: /Eén wordt zonder toestemming/, instead: 'name all that is set without consent' },
  { words: /\bstations?\b/, instead: '"stap": a station is for trains' },
  { words: /vraagt de juiste mensen(?! om )/, instead: '"vraagt de juiste mensen om akkoord"' },
  { words: /die er een verdienen/, instead: '"die aandacht verdienen"' },
  { words: /zou lonen|\bniet loont|loont het/, instead: '"zich terugverdienen"' },
  { words: /bestanden downloaden meteen/, instead: '"worden meteen gedownload"' },
  { words: /[Ll]iquiditeitsplanning/, instead: '"liquiditeitsprognose"' },
  { words: /\bKvK\b/, instead: '"KVK"' },
  { words: /Voor later besloten/, instead: '"Al besloten voor later"' },
  { words: /Declaratiegenerator|Sjabloon cashflow/, instead: 'the name of the page' },
  { words: /het bedrag aan \{market\.vat\}/, instead: '"het btw-bedrag"' },
  { words: /groepen bedrijven/, instead: '"concerns"' },
  { words: /noemen (?:we )?het kleinste pakket/, instead: '"adviseren"' },
  { words: /maakt (?:geen )?zin|aan het einde van de dag/, instead: '"heeft zin", "uiteindelijk"' },
  { words: /[Vv]ragen (?:op je telefoon|in de app), antwoord/, instead: '"Aanvragen en goedkeuren"' },
  { words: /Economische Ruimte of het Verenigd Koninkrijk/, instead: 'outside the EEA: the United Kingdom is a third country' },
  { words: /[Cc]ookiebeleid zegt/, instead: '"In het cookiebeleid staat": a page does not speak' },
  { words: /de feiten veranderen/, instead: '"als er iets verandert"' },
  { words: /behandeld volgens de arbeidsovereenkomst/, instead: '"kan arbeidsrechtelijke gevolgen hebben"' },
  { words: /kaarten hebben geen post nodig/, instead: '"hoeven niet verstuurd te worden"' },
  { words: /Zijn jullie met meer/, instead: 'je, as on the rest of the page' },
]

export const dutch: readonly ForbiddenWord[] = [
  ...shared,
  { words: /\bfiscus\b/, instead: '"Belastingdienst", one name for one authority' },
  { words: /[Ff]acturatie/, instead: '"facturering": facturatie is Belgian' },
  { words: /(?<!besloten )\bvennootschap(?:pen)?\b/, instead: '"bv", "entiteit": vennootschap is Belgian' },
]

export const flemish: readonly ForbiddenWord[] = [
  ...shared,
  { words: /[Dd]eclaratie/, instead: '"onkostennota", "onkosten"' },
  { words: /(?<!Telefoon of )\bgsm\b/, instead: '"smartphone", for an app; a telephone number may be of a gsm' },
  { words: /[Kk]asticket|\b[Tt]ickets?\b|[Bb]onnetje/, instead: '"bon", one word for one thing' },
  { words: /[Cc]ashopname/, instead: '"cashafhaling"' },
  { words: /[Tt]eamleider/, instead: '"teamverantwoordelijke"' },
]
