import type { ForbiddenWord } from './forbiddenWord'

export const finnish: readonly ForbiddenWord[] = [
  { words: /[Kk]uluraport/, instead: '"kululasku"' },
  { words: /[Kk]ulupolitiik/, instead: '"kuluohje": politiikka is politics' },
  { words: /ei poistu selaimes/, instead: '"ei lähde": poistua is to be deleted' },
  { words: /voimassa \{market\.in_country\}|toimii \{market\.in_country\}/, instead: '{market.country.genitive} lakia, sääntöjä …' },
  { words: /jossa lukee \{market\.city\}|\(\{market\.city\}\)/, instead: '{market.city.in}, {market.city.genitive}' },
  { words: /valuutta(?:na| on)? \{market\.currency\}/, instead: '{market.currency.in}' },
  { words: /\{market\.vat\}:n\b/, instead: '{market.vat.genitive}' },
  { words: /tietosuojaviranomaiselle/, instead: '"tietosuojavaltuutetulle"' },
  { words: /jäsennel/, instead: '"rakenteinen"' },
  { words: /vapauttaa maksut/, instead: '"vahvistaa maksut"' },
  { words: /(?<=[\p{Ll},] )ALV\b/u, instead: '"alv" inside a sentence' },
  { words: /name@company/, instead: '"nimi@yritys.example"' },
  { words: /kuten Saksassa/, instead: 'what the law of Finland asks for' },
  { words: /[Vv]eroviranomai\w+ halua\w* tietää/, instead: '"tositteeseen merkitään"' },
  { words: /Mitä siitä tulee/, instead: '"Tulos"' },
  { words: /Lasketaanko työmatka/, instead: '"kodin ja työpaikan välinen matka": a työmatka is a business trip' },
  { words: /Yksi ilman suostumusta/, instead: 'name all that is set without consent' },
]
