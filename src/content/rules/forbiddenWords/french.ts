import type { ForbiddenWord } from './forbiddenWord'

export const french: readonly ForbiddenWord[] = [
  { words: /prochain interlocuteur/i, instead: '"arrive à la bonne personne"' },
  { words: /\bsecond regard\b/i, instead: '"double vérification"' },
  { words: /libère les paiements/i, instead: '"valide les virements"' },
  { words: /accord différent/i, instead: '"accord contraire"' },
  { words: /(?:achats?|jours|divertissements|usages?|titre) privée?s?(?!\p{L})/iu, instead: '"personnel"' },
  { words: /propre (?:argent|voiture)/i, instead: '"fonds personnels", "véhicule personnel"' },
  { words: /montant admis par/i, instead: '"barème", "indemnités kilométriques"' },
  { words: /dépenses? demande(?:nt)? /i, instead: '"exige", "nécessite"' },
  { words: /\b1 (?:janvier|mars|avril|juillet|septembre|octobre|novembre)/, instead: '"1er"' },
  { words: /Nuit sans facture/, instead: '"indemnité de nuitée"' },
  { words: /fiscales? (?:veut|veulent) savoir/i, instead: '"exige"' },
  { words: /sur le téléphone, une réponse/i, instead: '"Demander et valider dans l’application"' },
  { words: /\bapprob|\bapprouv/i, instead: '"validation", "valider", one word for one thing' },
  { words: /se passe de consentement/i, instead: 'name all that is set without consent' },
  { words: /prochaine personne/i, instead: '"arrive à la bonne personne"' },
]
