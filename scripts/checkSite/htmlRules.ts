import type { ConfigData } from 'html-validate'

/**
 * Valid HTML by html-validate's rule sets for whole pages. A rule is off only when it is about the style of HTML that
 * is written by hand, or when another check covers it better.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // HTML as React and Gatsby serialise it; parsers treat both spellings the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    // Gatsby's focus wrapper and announcer have style attributes.
    'no-inline-style': 'off',
    // React's useId gives ":R7h:", and Gatsby "___gatsby": HTML allows any id without white space.
    'valid-id': ['error', { relaxed: true }],
    // VoiceOver recognises a list without bullets only by its role.
    'no-redundant-role': 'off',
    // The same for ol; a table's scrolling frame is a region only because it is focusable.
    'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
    // One of the two main menus is always display: none; axe checks the page as it is shown.
    'unique-landmark': 'off',
    // Every script is our own, from the same origin, with the digest of its content in its name.
    'require-sri': 'off',
    // Phone numbers are content, and kept together by CSS where that matters.
    'tel-non-breaking': 'off',
  },
}
