import type { ForbiddenWord } from './forbiddenWord'

export const german: readonly ForbiddenWord[] = [
  { words: /Wechselgebühr/, instead: '"Fremdwährungsentgelt"' },
  { words: /So viele hat kein/, instead: '"Ein Tag hat höchstens …"' },
  { words: /mittelgroße/, instead: '"mittlerer Größe (ETI)"' },
  { words: /Menschen und Software/, instead: '"Menschen und Maschinen"' },
  { words: /Recht, das \{market\.in_country\} gilt/, instead: '"deutsches Recht"' },
  { words: /Reisekostenpauschale/, instead: '"Verpflegungspauschale", in Austria "Taggeld"' },
  { words: /\d\.\sJanuar/, instead: '{day:2026-01-01}: Austria writes Jänner' },
  { words: /kurzer Brief an/, instead: 'say what the report lists' },
  { words: /Unternehmer ohne Umsatzsteuer sind|Nullsatz/, instead: '"Rechnungen von Kleinunternehmern", "Nullsteuersatz"' },
  { words: /Finanz(?:amt|ämter) (?:will|wollen)/, instead: '"verlangt"' },
]
