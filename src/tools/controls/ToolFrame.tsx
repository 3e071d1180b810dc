import { forwardRef, useEffect, useImperativeHandle, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import type { ToolWords } from '../../content/cms/toolWords'
import { aboveResultStrip } from '../../design/components/ResultStrip'
import { useBrowserCode } from '../../design/hydration/browserCode'
import { keepFocusUncovered } from '../../design/layout/keepFocusUncovered'
import { CommonWordsProvider, useCommonWords } from '../words/CommonWordsContext'
import { watchPresses } from './afterPress'
import { Notice } from './layout'

const Root = styled.div`
  display: grid;
  gap: var(--space-24);
  min-width: 0;
  ${aboveResultStrip}
`

function NeedsScript() {
  const { needs_script } = useCommonWords()
  return (
    <noscript>
      <Notice $tone="problem">
        <p>{needs_script}</p>
      </Notice>
    </noscript>
  )
}

type ToolFrameProps = {
  /** All words of the tool, as the page gives them. */
  words: ToolWords
  children: ReactNode
}

/**
 * The outermost element of a tool, for its island. Marked so that the bootstrap script starts the application at once: visitors
 * come to such a page to use the tool. It says by `data-ready` when it can be used.
 */
export const ToolFrame = forwardRef<HTMLDivElement, ToolFrameProps>(function ToolFrame(
  { words, children },
  ref,
) {
  useBrowserCode()
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current)
  useEffect(() => {
    watchPresses()
    // Not by a rendering: it says that the first one is done.
    if (!root.current) return undefined
    root.current.dataset['ready'] = ''
    return keepFocusUncovered(root.current)
  }, [])
  return (
    <CommonWordsProvider words={words}>
      <Root ref={root} data-tool="">
        <NeedsScript />
        {children}
      </Root>
    </CommonWordsProvider>
  )
})
