/** Moving content between a folder and a repository. */
export { addressesOf, isOfPrismic } from './addresses'
export { diff } from './diff'
export { Journal } from './journal'
export { readLocalContent } from './localContent'
export { pull } from './pull'
export { push } from './push'
export { Remote, type Tokens } from './remote'
export { Sender } from './sender'
