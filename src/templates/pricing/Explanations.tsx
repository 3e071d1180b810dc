import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../design/hydration/browserCode'
import { Island } from '../../design/hydration/Island'
import { analytics } from '../../visitor/analytics/queue'

/** Before the id of a term in the id of its explanation. */
const idPrefix = 'tip-'
/** Set on a term whose explanation was dismissed, until the pointer or the focus leaves it. */
const dismissedAttribute = 'data-dismissed'

/*
 * CSS shows the explanation while the pointer or the focus is on the term or on the explanation itself, so that it can be
 * read before and without the application; without any script it is part of the text.
 */
const Root = styled.span`
  display: inline-block;
  position: relative;
  max-width: 100%;
`

const Term = styled.button`
  max-width: 100%;
  padding: 0;
  background: none;
  border: 0;
  color: inherit;
  font-weight: inherit;
  text-align: start;
  text-decoration: underline dotted var(--colour-ink-muted);
  text-underline-offset: 0.3em;
  cursor: help;

  &:hover,
  &:focus-visible {
    text-decoration-style: solid;
  }
`

const Bubble = styled.span`
  display: none;
  position: absolute;
  z-index: var(--z-sticky);
  inset-block-start: 100%;
  inset-inline-start: 0;
  width: max-content;
  max-width: min(20rem, 100vw - 2 * var(--gutter) - var(--space-24));
  padding: var(--space-8) var(--space-12);
  background: var(--colour-night);
  border-radius: var(--radius-control);
  color: var(--colour-on-accent);
  font-size: var(--font-size-14);
  font-weight: 400;
  line-height: 1.45;
  text-align: start;

  ${Root}:hover > &,
  ${Root}:focus-within > & {
    display: block;
  }

  ${Root}[${dismissedAttribute}] > & {
    display: none;
  }

  @media (scripting: none) {
    display: block;
    position: static;
    padding: 0;
    background: none;
    color: var(--colour-ink-muted);
  }
`

type ExplainedProps = { id: string; explanation: string; children: ReactNode }

/** A term with its explanation, which describes it for assistive technology whether it is shown or not. */
export function Explained({ id, explanation, children }: ExplainedProps) {
  const bubble = idPrefix + id
  return (
    <Root>
      <Term type="button" aria-describedby={bubble}>
        {children}
      </Term>
      <Bubble role="tooltip" id={bubble}>
        {explanation}
      </Bubble>
    </Root>
  )
}

/** Reports the explanations that a visitor opens, and hides them with Escape: one listener for all those beside it. */
export function Explanations() {
  return (
    <Island name="explanations" props={{}}>
      <LiveExplanations />
    </Island>
  )
}

/** A term with its explanation. */
type Term = { root: HTMLElement; explanation: Element }

const termsIn = (section: Element): Term[] =>
  [...section.querySelectorAll('[role=tooltip]')].flatMap((explanation) => {
    const root = explanation.parentElement
    return root ? [{ root, explanation }] : []
  })

/** The listener, hydrated on its own. */
export function LiveExplanations() {
  useBrowserCode()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const section = place.current?.closest('section')
    if (!section) return undefined
    const terms = termsIn(section)
    const termOf = ({ target }: Event): Term | undefined =>
      terms.find(({ root }) => target instanceof Node && root.contains(target))
    const press = (event: Event): void => {
      const term = termOf(event)
      if (!term || !(event.target instanceof Element) || !event.target.closest('button')) return
      term.root.removeAttribute(dismissedAttribute)
      analytics.track('Pricing tooltip opened', { tooltip: term.explanation.id.slice(idPrefix.length) })
    }
    const dismiss = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      for (const { root } of terms)
        if (root.matches(':is(:hover, :focus-within)')) root.setAttribute(dismissedAttribute, '')
    }
    // Arriving anew shows it again: by the pointer, which `pointerover` says also for elements in the term, or the focus.
    const leave = (event: PointerEvent | FocusEvent): void => {
      const root = termOf(event)?.root
      if (root && !(event.relatedTarget instanceof Node && root.contains(event.relatedTarget)))
        root.removeAttribute(dismissedAttribute)
    }
    const stopped = new AbortController()
    const { signal } = stopped
    section.addEventListener('click', press, { signal })
    section.addEventListener('pointerout', leave, { signal })
    section.addEventListener('focusout', leave, { signal })
    document.addEventListener('keydown', dismiss, { signal })
    return () => stopped.abort()
  }, [])
  return <span ref={place} hidden />
}
