import type { CmsDocument } from '../cms/document'
import { spokenTexts } from './spokenWords'

/** A habit of translated or mannered prose, and what to write instead. */
type VoicePattern = { name: string; words: RegExp }

const english: readonly VoicePattern[] = [
  { name: '“nobody”, “somebody”, “whoever”: name the person by the job', words: /\b(?:nobody|somebody|whoever)\b/giu },
  { name: '“is none”, “is asked for”: say who does what', words: /\b(?:is|are) (?:none|asked (?:for|of))\b/giu },
  { name: '“beside”, “at once”: besides, as well as; immediately', words: /\bbeside\b|\bat once\b/giu },
  { name: '“X, not Y”: say the one thing', words: /,\s(?:and\s)?not\s(?:a|an|the|by|for|in|on|with)\b/giu },
  { name: '“by themselves”, “by itself”: automatically', words: /\bby (?:themselves|itself)\b/giu },
  { name: '“single”: individual', words: /\bsingle (?:people|persons|cards)\b/giu },
]

const patterns: Readonly<Record<string, readonly VoicePattern[]>> = {
  en: english,
  de: [
    { name: '“seitens”, “mittels”, “bezüglich”: von, mit, zu', words: /\b(?:seitens|mittels|bezüglich)\b/giu },
    { name: '„… nicht, sondern …“: sagen, was gilt', words: /\bnicht [^.!?]{3,40}, sondern\b/giu },
  ],
  fr: [{ name: '« afin de », « au niveau de » : pour, dans', words: /\b(?:afin de|au niveau de)\b/giu }],
  nl: [{ name: '“middels”, “teneinde”: met, om', words: /\b(?:middels|teneinde)\b/giu }],
  es: [{ name: '«a nivel de», «en base a»: en, según', words: /\b(?:a nivel de|en base a)\b/giu }],
  it: [{ name: '“al fine di”, “a livello di”: per, in', words: /\b(?:al fine di|a livello di)\b/giu }],
  pt: [{ name: '«a nível de», «no sentido de»: em, para', words: /\b(?:a nível de|no sentido de)\b/giu }],
  da: [{ name: '»i forbindelse med«, »såfremt«: ved, hvis', words: /\b(?:i forbindelse med|såfremt)\b/giu }],
  nb: [{ name: '«i forbindelse med», «dersom»: ved, hvis', words: /\b(?:i forbindelse med|dersom)\b/giu }],
  sv: [{ name: '”i samband med”, ”avseende”: vid, om', words: /\b(?:i samband med|avseende)\b/giu }],
  fi: [{ name: '”osalta”, ”puitteissa”: sijapääte', words: /\b(?:osalta|puitteissa)\b/giu }],
}

export type VoiceCount = { language: string; name: string; count: number; documents: number }

/** How often the texts of each language have these habits, the most frequent first: a warning, never a finding. */
export function voiceCounts(documents: readonly CmsDocument[]): VoiceCount[] {
  const counts = new Map<string, VoiceCount>()
  for (const document of documents) {
    const language = document.lang.split('-')[0] ?? ''
    const text = spokenTexts(document)
      .map((one) => one.text)
      .join('\n')
    for (const { name, words } of patterns[language] ?? []) {
      const found = text.match(words)?.length ?? 0
      if (found === 0) continue
      const key = `${language} ${name}`
      const before = counts.get(key) ?? { language, name, count: 0, documents: 0 }
      counts.set(key, { ...before, count: before.count + found, documents: before.documents + 1 })
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}
