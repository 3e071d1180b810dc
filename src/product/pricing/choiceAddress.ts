/** Choices written into addresses: apart from reading them, which every page does. */
import { isRegisterUrl } from '../../core/brand/registration'
import { partsOfAddress, withParameter } from '../../core/routing/query'
import { choiceParameters, type PlanChoice } from './choice'

/** A query with this choice instead of the one it had; all other pairs keep their spelling and their order. */
export const withChoice = (search: string, choice: PlanChoice): string =>
  choiceParameters.reduce((query, name) => withParameter(query, name, String(choice[name] ?? '')), search)

/** An address with this choice in its query; its hash stays at the end. */
export function addressWithChoice(href: string, choice: PlanChoice): string {
  const { path, search, hash } = partsOfAddress(href)
  return `${path}${withChoice(search, choice)}${hash}`
}

/** A link of the content with the choice when it leads to the registration; any other link as it is. */
export const registerHrefWithChoice = (href: string, choice: PlanChoice): string =>
  isRegisterUrl(href) ? addressWithChoice(href, choice) : href
