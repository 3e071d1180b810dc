import type { LinkData } from '../cms/links'

export type NavigationEntry = { link: LinkData; text: string; icon: string }

export type Navigation = {
  menus: { label: string; link?: LinkData; entries: NavigationEntry[] }[]
  logIn?: LinkData
  signUp?: LinkData
  demo?: LinkData
  footerColumns: { title: string; links: LinkData[] }[]
  legalLinks: LinkData[]
  closingLine: string
}
