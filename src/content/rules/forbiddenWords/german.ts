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
  { words: /\bStationen\b/, instead: '"Schritte": a station is for trains' },
  { words: /Drei Personen zeigen|Einmal persönlich sagen/, instead: '"vorlegen", "ansprechen": the verb needs its object' },
  { words: /Am Handy fragen/, instead: '"In der App anfragen"' },
  { words: /nach dem Arbeitsvertrag behandelt/, instead: '"hat arbeitsrechtliche Folgen"' },
  { words: /als irgendein Satz/, instead: '"als mit einem Steuersatz möglich ist"' },
  { words: /Nacht ohne Hotelrechnung/, instead: '"Übernachtungspauschale", in Austria "Nächtigungsgeld"' },
  { words: /kommt ohne Einwilligung aus/, instead: 'name all that is set without consent' },
]
