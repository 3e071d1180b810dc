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

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))
const findings = pageFiles(folder)
  .filter((_, index) => index % Number(of) === Number(number))
  .flatMap(({ path, file }): Finding[] => {
    const { results } = validator.validateStringSync(
      withoutStylesAndDrawings(readFileSync(file, 'utf8')),
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
