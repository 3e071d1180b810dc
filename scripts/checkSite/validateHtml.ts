import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { Finding } from './checks'
import { htmlRules } from './htmlRules'
import { pageFiles } from './pageFiles'

/**
 * One of several processes that validate the HTML of the built pages: `validateHtml.ts <folder> <number> <of>`
 * takes every n-th page and writes its findings as JSON.
 */
const [folder = 'public', number = '0', of = '1'] = process.argv.slice(2)

/** Styles and drawings are most of a page's text, and none of its HTML. */
const withoutStylesAndDrawings = (html: string): string =>
  html.replace(/(<(style|svg)\b[^>]*>)[^]*?<\/\2>/g, '$1</$2>')

const validated = new Set<string>()

/**
 * Header and footer of a page are half of its elements and the same on many: each is validated once. Those inside its content
 * are parts of it.
 */
const withNewFrames = (html: string): string =>
  html.replace(/<main\b[^]*<\/main>|<(header|footer)\b[^]*?<\/\1>/g, (part: string, name?: string) => {
    if (!name) return part
    if (validated.has(part)) return `<${name}></${name}>`
    validated.add(part)
    return part
  })

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))
const findings = pageFiles(folder)
  .filter((_, index) => index % Number(of) === Number(number))
  .flatMap(({ path, file }): Finding[] => {
    const { results } = validator.validateStringSync(
      withNewFrames(withoutStylesAndDrawings(readFileSync(file, 'utf8'))),
      file,
    )
    return results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => ({
        path,
        check: `HTML ${ruleId}`,
        detail: selector ? `${message} (${selector})` : message,
      }))
  })
process.stdout.write(JSON.stringify(findings))
