import type { LinkField } from '@prismicio/client'
import { entriesOf, textOf, type Fields } from '../cms/fields'
import { linkOf, type LinkData } from '../cms/links'
import type { Navigation } from './navigation'

const linkFieldOf = (value: unknown): LinkData | undefined => linkOf(value as LinkField | undefined)

const linksOf = (value: unknown): LinkData[] =>
  entriesOf(value).flatMap((entry) => linkFieldOf(entry['link']) ?? [])

/** Header and footer of a locale, from the fields of its localized navigation document. */
export function buildNavigation(data: Fields): Navigation {
  const logIn = linkFieldOf(data['log_in_link'])
  const signUp = linkFieldOf(data['sign_up_link'])
  const demo = linkFieldOf(data['demo_link'])
  return {
    menus: entriesOf(data['menus']).map((menu) => {
      const own = linkFieldOf(menu['link'])
      return {
        label: textOf(menu['label']),
        ...(own ? { link: own } : {}),
        entries: entriesOf(menu['entries']).flatMap((entry) => {
          const target = linkFieldOf(entry['link'])
          return target ? [{ link: target, text: textOf(entry['text']), icon: textOf(entry['icon']) }] : []
        }),
      }
    }),
    ...(logIn ? { logIn } : {}),
    ...(signUp ? { signUp } : {}),
    ...(demo ? { demo } : {}),
    footerColumns: entriesOf(data['columns']).map((column) => ({
      title: textOf(column['title']),
      links: linksOf(column['entries']),
    })),
    legalLinks: linksOf(data['legal_links']),
    closingLine: textOf(data['closing_line']),
  }
}
