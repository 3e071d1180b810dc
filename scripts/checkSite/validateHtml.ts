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

/** Header and footer are half of a page's elements and the same on many: each is validated once. */
const withNewFrames = (html: string): string =>
  html.replace(/<(header|footer)\b[^]*?<\/\1>/g, (frame: string, name: string) => {
    if (validated.has(frame)) return `<${name}></${name}>`
    validated.add(frame)
    return frame
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
