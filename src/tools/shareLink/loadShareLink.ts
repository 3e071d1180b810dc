/** Fetches the code that packs work into links and reads them: most visitors of a tool never share anything. */
export const loadShareLink = () => import('./model/shareLink')
