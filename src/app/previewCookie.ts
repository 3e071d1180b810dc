/** True while the visitor previews drafts: the content repository has set its cookie. */
export const isPreviewed = (): boolean => /(?:^|; )io\.prismic\.preview=/.test(document.cookie)
