/// <reference types="@testing-library/jest-dom" />

// Tests without a document have no use for its matchers, and loading them takes 140 ms in each file.
if (typeof document !== 'undefined') jest.requireActual('@testing-library/jest-dom')

// jsdom has no layout, so nothing to scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined
