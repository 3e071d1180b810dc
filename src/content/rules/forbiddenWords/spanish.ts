import type { ForbiddenWord } from './forbiddenWord'

export const spanish: readonly ForbiddenWord[] = [
  { words: /Háblanos de/i, instead: '"Hablemos de"' },
  { words: /hablan a favor de/i, instead: '"justifican"' },
  { words: /sabe a quién le toca/i, instead: '"llega a quien debe aprobarla"' },
  { words: /\bfichero/i, instead: '"archivo"' },
  { words: /\bcolega/i, instead: '"compañero, compañera"' },
  { words: /(?:algo|días|ocio|uso|título) privado/i, instead: '"personal", "particular"' },
  { words: /grandes y medianas/i, instead: '"de tamaño intermedio (ETI)"' },
  { words: /Solicita(?:r)? una demo/i, instead: '"Reserva una demo", one verb for one button' },
  { words: /tributarias? quieren? saber/i, instead: 'what has to be noted' },
  { words: /y a qué esperan/i, instead: '"y cuándo se instalan"' },
  { words: /Pregúntanos por/i, instead: '"Cuéntanos"' },
  { words: /[Ss]in ticket/, instead: '"tique", one word for one thing' },
  { words: /\baplicación\b/i, instead: '"app", one word for one thing' },
  { words: /Una no requiere consentimiento/i, instead: 'name all that is set without consent' },
  { words: /propio coche/i, instead: '"vehículo particular"' },
]
