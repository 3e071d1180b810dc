/**
 * What the project came with. This folder is the only one that names it after an adoption, so that
 * `npm run adopt -- --check` knows what to look for.
 */
export const origin = {
  name: 'Outlay',
  /**
   * Files in which the name is drawn or set, by the first 16 digits of their SHA-256: their bytes cannot be searched. An
   * adoption removes ebooks, whose pages then wait for a file, and draws the picture again.
   */
  files: {
    b42c98ee1ef612af: 'content/media/overview.png',
    '6d4fae85fae20f7d': 'content/media/ebooks/an-expense-policy-people-read.en.pdf',
    '8d862f7eb51888f5': 'content/media/ebooks/closing-the-month-faster.en.pdf',
    '5791b788f5d534b1': 'content/media/ebooks/company-cards-for-every-team.en.pdf',
    cae4d23f40656733: 'content/media/ebooks/first-hundred-days-in-finance.en.pdf',
    '79b6fe7e1e5c5cb7': 'content/media/ebooks/subscriptions-under-control.en.pdf',
    '5e738999702b3fe3': 'content/media/ebooks/supplier-invoices-on-time.en.pdf',
  } as Readonly<Record<string, string>>,
}

/** Files that keep the name: the licence demands its copyright notice, the rest is about adopting. */
export const keepsTheName = (path: string): boolean =>
  path === 'LICENSE' || path.startsWith('scripts/adopt/') || path === 'docs/adopting.md'
