/// <reference types="@testing-library/jest-dom" />
import type { configure } from '@testing-library/dom'
import { leaveOutLooks } from './src/design/theme/styleRules.fixture'

// Tests without a document have no use for its matchers, and loading them takes 140 ms in each file.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom')
  // A second is too short for a part that is loaded when it is rendered, on a machine that runs other tests beside it.
  jest
    .requireActual<{ configure: typeof configure }>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 8000 })
  leaveOutLooks()
}

// jsdom has no layout, so nothing to scroll.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined
  window.scrollBy = () => undefined
}
