import { localeByUrlCode, locales } from '../../locales.config'
import { planIds } from '../../src/content/cms/plans'

export type Ask = (question: string) => Promise<string>

/** Asks until there is an answer; an empty one takes what is suggested. */
async function answerTo(ask: Ask, question: string, suggested = ''): Promise<string> {
  for (;;) {
    const answer =
      (await ask(suggested ? `${question} [${suggested}]: ` : `${question}: `)).trim() || suggested
    if (answer) return answer
  }
}

const numberIn = (answer: string): unknown =>
  /^\d+([.,]\d+)?$/.test(answer) ? Number(answer.replace(',', '.')) : answer

/**
 * Asks for a brand in the shape of a brand file, which is then checked as a file is. Colours and the rows of an imprint are
 * too many for questions: they stay as they are, or come from a file.
 */
export async function askBrand(ask: Ask): Promise<unknown> {
  const name = await answerTo(ask, 'Name of the product')
  const site = await answerTo(ask, 'Host of the site, such as www.brand.example')
  const domain = site.replace(/^www\./, '')
  const app = await answerTo(ask, 'Host of the web app', `app.${domain}`)
  const blog = await answerTo(ask, 'Host of the blog', `blog.${domain}`)
  const email = await answerTo(ask, 'Domain of e-mail addresses', domain)
  const all = locales.map(({ urlCode }) => urlCode).join(' ')
  const codes = (await answerTo(ask, 'Markets to keep, with spaces between them', all)).split(/[\s,]+/)
  const planNames: Record<string, string> = {}
  for (const id of planIds) {
    planNames[id] = await answerTo(ask, `Name of the plan "${id}"`, id.charAt(0).toUpperCase() + id.slice(1))
  }
  const markets: Record<string, unknown> = {}
  for (const code of codes) {
    const country = localeByUrlCode(code)?.countryName ?? ''
    const entity = {
      name: await answerTo(ask, `${code}: legal name of the company, such as ${name} Ltd`),
      legalForm: await answerTo(ask, `${code}: legal form, as the name ends`),
      address: await answerTo(ask, `${code}: street and number`),
      city: await answerTo(ask, `${code}: city`),
      country: await answerTo(ask, `${code}: country`, country),
      phone: await answerTo(ask, `${code}: telephone`),
      imprint: [
        {
          label: await answerTo(ask, `${code}: what the register is called in the imprint, such as Register`),
          value: await answerTo(ask, `${code}: the register and the number`),
        },
      ],
    }
    const currency = await answerTo(ask, `${code}: currency, such as EUR`)
    const plans: Record<string, unknown> = {}
    for (const id of planIds) {
      plans[id] = {
        monthly: numberIn(await answerTo(ask, `${code}: price of ${planNames[id]} per user, paid monthly`)),
        yearly: numberIn(await answerTo(ask, `${code}: the same per month, paid yearly`)),
      }
    }
    markets[code] = { entity, prices: { currency, plans } }
  }
  return { name, hosts: { site, app, blog, email }, markets, planNames, colours: {} }
}
