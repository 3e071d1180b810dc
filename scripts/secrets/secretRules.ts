/** What a secret looks like. Each rule is for one kind that nothing else looks like, so that a finding is one. */
export type SecretRule = {
  name: string
  pattern: RegExp
  /** False for a text of this form that keeps nothing secret. */
  isSecret?: (match: RegExpMatchArray) => boolean
}

/** Hosts that no one reaches from elsewhere, and names reserved by RFC 6761: what stands there for a password opens nothing. */
const isHarmlessHost = (host: string): boolean =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|(?:[\w-]+\.)*(?:example|test|invalid|localhost)|example\.(?:com|org|net))$/i.test(
    host,
  )

/** What stands for a password in an explanation: `PASSWORD`, `<password>`, `…`, `***`, `$PGPASSWORD`, `{password}`. */
const isPlaceholder = (text: string): boolean =>
  /^(?:[A-Z_]+|[<{$*].*|…|\.\.\.|x+|pass(?:word)?|secret|user)$/.test(text)

/** False for escapes that no program could read: such an address opens nothing. */
const isReadable = (text: string): boolean => !/%(?![\da-f]{2})/i.test(text)

/** Bits for each character: a word has about three, a random token more. */
export function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce(
    (bits, count) => bits - (count / text.length) * Math.log2(count / text.length),
    0,
  )
}

export const secretRules: readonly SecretRule[] = [
  {
    name: 'private key',
    pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----\s*(?:\\n)?\s*[A-Za-z0-9+/=:-]{16,}/g,
  },
  {
    name: 'access key of AWS',
    pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
    isSecret: ([text]) => !text.endsWith('EXAMPLE'),
  },
  { name: 'token of GitHub', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{50,})/g },
  { name: 'token of GitLab', pattern: /\bglpat-[\w-]{20,}/g },
  { name: 'token of npm', pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { name: 'token of Netlify', pattern: /\bnf[pcoub]_[A-Za-z0-9]{30,}/g },
  { name: 'token of HubSpot', pattern: /\bpat-(?:na|eu)\d-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g },
  { name: 'token of Prismic', pattern: /\bMC5[\w-]{20,}\.[\w-]{20,}/g },
  {
    name: 'token of Slack',
    pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{20,}|hooks\.slack\.com\/services\/T\w+\/B\w+\/\w{16,}/g,
  },
  { name: 'key of Stripe', pattern: /\b[rs]k_live_[A-Za-z0-9]{16,}/g },
  { name: 'key of Google', pattern: /\bAIza[\w-]{35}(?![\w-])/g },
  { name: 'key of SendGrid', pattern: /\bSG\.[\w-]{20,}\.[\w-]{30,}/g },
  { name: 'key of an AI service', pattern: /\bsk-(?:ant-|proj-)[\w-]{24,}/g },
  { name: 'JSON web token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g },
  {
    name: 'address with a password',
    pattern:
      /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/?#@"'`<>{}|\\()]{1,100}:([^\s@/"'`]{3,200})@([\w.-]+|\[[\da-f:]+\])/gi,
    isSecret: ([, password = '', host = '']) =>
      isReadable(password) && !isPlaceholder(password) && !isHarmlessHost(host),
  },
  {
    name: 'address of Sentry',
    pattern: /https:\/\/[0-9a-f]{32}(?::[0-9a-f]{32})?@[\w.-]+/g,
  },
  {
    name: 'value of a secret variable',
    pattern:
      /\b[A-Z][A-Z0-9_]*(?:SECRET|TOKEN|PASSWORD|API_KEY|SECRET_KEY|ACCESS_KEY)["']?\s*[:=]\s*["']?([\w+/=.-]{20,200})/g,
    isSecret: ([, value = '']) => /\d/.test(value) && /[A-Za-z]/.test(value) && entropy(value) > 3.6,
  },
]
