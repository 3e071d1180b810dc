import type { ConfigData } from 'html-validate'

/**
 * Valid HTML as html-validate's sets for whole pages understand it. A rule is off only where it is about the taste of
 * people who write HTML by hand, or about what another check sees better.
 */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // HTML as React and Gatsby serialise it; parsers read both spellings alike.
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
    // VoiceOver takes a list without bullets for no list unless it is told.
    'no-redundant-role': 'off',
    // The same for ol; a table's scrolling frame is a region only because it takes the focus.
    'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
    // One of the two main menus is always display: none; axe looks at the page as it is shown.
    'unique-landmark': 'off',
    // Every script is our own, from the same origin, with the digest of its content in its name.
    'require-sri': 'off',
    // Phone numbers are content, and kept together by CSS where that matters.
    'tel-non-breaking': 'off',
  },
}
