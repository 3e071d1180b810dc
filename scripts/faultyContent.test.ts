import { unreportedFindings } from './faultyContent'

it('an empty output reports no finding: all are listed by name', () => {
  const missing = unreportedFindings('').join('\n')
  for (const name of [
    'broken link',
    'link to a document that is not stored',
    'secondary page without locale code',
    'two documents on one URL',
    'document and page of code on one URL',
    'type without template',
    'malformed JSON',
    'language in no locale',
    'unknown market token',
    'redirect for a locale that does not exist',
    'redirect without a target',
  ]) {
    expect(missing).toContain(`${name}: not said`)
  }
})

it('a finding that is reported, even on broken lines, is not missing', () => {
  const output =
    'en-gb.press_kit.logos (type press_kit,\n  language en-gb) type\n no template for the type "press_kit" (/unknown-document)'
  expect(unreportedFindings(output).join('\n')).not.toContain('type without template')
})
