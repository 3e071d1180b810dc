import { unreportedFaults } from './faultyContent'

it('a silent build leaves every fault unreported, by name', () => {
  const missing = unreportedFaults('').join('\n')
  for (const name of [
    'broken link',
    'link to an unknown document',
    'secondary page without locale code',
    'two documents on one URL',
    'document and page of code on one URL',
    'type without template',
    'malformed JSON',
    'language in no locale',
    'unknown market token',
  ]) {
    expect(missing).toContain(`${name}: not said`)
  }
})

it('a fault that is told, even on broken lines, is not missing', () => {
  const told =
    'en-gb.press_kit.logos (type press_kit,\n  language en-gb) type\n no template for the type "press_kit" (/unknown-document)'
  expect(unreportedFaults(told).join('\n')).not.toContain('type without template')
})
