import type { ForbiddenWord } from './forbiddenWord'

export const portuguese: readonly ForbiddenWord[] = [
  { words: /estações/i, instead: '"etapas"' },
  { words: /das relatórios/i, instead: '"dos relatórios"' },
  { words: /pessoa a seguir/i, instead: '"chega à pessoa certa"' },
  { words: /parqueamento/i, instead: '"intermédia"' },
  { words: /liberta os pagamentos/i, instead: '"autoriza"' },
  { words: /numerário inativo/i, instead: '"levantamentos bloqueados"' },
  { words: /(?:transferir|transfira) (?:o PDF|em PDF|em Word|para Excel)/i, instead: '"descarregar"' },
  { words: /(?:algo|dias|lazer|título|uso) privados?\b/i, instead: '"pessoal"' },
  { words: /falarem a favor/i, instead: '"justificarem"' },
  { words: /notas de despesas/i, instead: '"relatórios de despesas"' },
  { words: /(?<!por )transfir(?:a|o)|transferi-l/i, instead: '"descarregar"; a transferência is of money' },
  { words: /^Número de IVA/, instead: '"NIF"' },
  { words: /tributárias? quer(?:em)? saber/i, instead: 'what has to be noted' },
  { words: /e-mail de trabalho/i, instead: '"e-mail profissional"' },
  { words: /ninguém é mudado/i, instead: '"não mudamos ninguém"' },
  { words: /Pergunte-nos pelas/i, instead: '"Fale-nos das"' },
  { words: /por que esperam|o perturbe/i, instead: 'what a Portuguese would say: carried over from English' },
  { words: /através da Peppol/i, instead: '"através do Peppol"' },
  { words: /próprio carro/i, instead: '"viatura própria"' },
]
