import { brand } from '../../core/brand'
import { findingIn, type ContentFinding } from '../cms/contentFinding'
import type { CmsDocument } from '../cms/document'
import { allTexts } from './documentTexts'

/** How a language says in its texts that a case, a person or an offer is an example; worked examples of sums are none. */
const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\bexample (?:cases?|partners?|offers?|compan(?:y|ies)|customers?|firms?|stor(?:y|ies))\b/i,
    /\b(?:page|case|entry|event|offer|story) is an example\b/i,
    /\bmarked as (?:such|an example|examples)\b/i,
    /\bexamples? of (?:companies|a partner)\b/i,
    new RegExp(String.raw`(?<!${brand.name} is |of )\ban invented\b`, 'i'),
    /\binvented companies\b/i,
  ],
  de: [/\b(?:dies|diese seite) ist ein beispiel\b/i, /\bbeispiele erfundener\b/i, /\berfundene[rsnm]? (?!unternehmen\b)\p{L}/iu],
  da: [/\beksempelcase/i, /\ber et eksempel\b/i],
  nb: [/\b(?:dette|siden) er et eksempel\b/i, /\boppdikte(?:t|de) (?:bedrift|person|baker|robot|kjede|akselerator|Harbourline)/i],
  sv: [/\bexempelcase/i, /(?<!\p{L})är ett exempel\b/iu, /\bpåhittad(?:e|t)? (?:person|bager|robot|kedja|accelerator)/i],
  fi: [/\besimerkkitarin/i, /\btämä (?:sivu )?on esimerkki\b/i],
  nl: [/\bvoorbeeldcase/i, /\bpagina is een voorbeeld\b/i, /\bfictieve (?:persoon|bakker|robot|keten|accelerator|bedrijven)/i],
  fr: [/\bexemples? de cas\b/i, /\bpage est un exemple\b/i, /\b(?:personne|chaîne|entreprises?) fictives?\b/i],
  es: [/\bcasos? de ejemplo\b/i, /\bpágina es un ejemplo\b/i, /\b(?:persona|empresas|aceleradora) ficticias?\b/i],
  it: [/\bcas[oi] di esempio\b/i, /\bpagina è un esempio\b/i, /\b(?:persona|aziende|gruppo|acceleratore) inventat[aeo]\b/i],
  pt: [/\bcasos? de exemplo\b/i, /\bpágina é um exemplo\b/i, /\b(?:pessoa|empresas|aceleradora) fictícias?\b/i],
}

/** “(example)”, “(invented person)” and the same in the other languages, after a name, a role or a number. */
const inBrackets =
  /\((?:[\p{L}’]+ ){0,2}(?:example|invented|beispiel|erfunden\p{L}*|eksempel|opdigt\p{L}*|oppdikt\p{L}*|ejemplo|fictici[ao]|esimerkki|keksitty|exemple|ficti[fv]e?|esempio|inventat[ao]|voorbeeld|exemplo|fictíci[ao]|exempel|påhitt\p{L}*)(?: \p{L}+)?\)/iu

/** Texts of law, which state once that companies and people are invented, and the words of the tools. */
const exempt: readonly string[] = ['legal', 'secondary_legal', 'tool_words']

/**
 * Texts that say in a sentence or in brackets that something is an example: its document has the field `is_example`, and the
 * page then shows the mark in the word of the language.
 */
export const exampleSentenceFindings = (documents: readonly CmsDocument[]): ContentFinding[] =>
  documents.flatMap((document) => {
    const own = exempt.includes(document.type) ? [] : (patterns[document.lang.split('-')[0] ?? ''] ?? [])
    return [...allTexts(document.data, 'data')].flatMap(({ field, text }) => {
      const found = [inBrackets, ...own].flatMap((words) => words.exec(text)?.[0] ?? [])[0]
      return found
        ? [findingIn(document, field, `“${found}”: leave it out and set is_example, which shows the mark “Example”`)]
        : []
    })
  })
