import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../../../design/components/Button'
import { LinkButton } from '../../../design/components/LinkButton'
import { Island } from '../../../design/hydration/Island'
import { onOpenedResources, openedResource } from './openedResources'

/** What is shown instead of the form once it has been sent. */
export type ResourceGateTexts = {
  title?: string | null
  text?: string | null
  /** Of the link to what the form gave; without an address there is none. */
  link?: string | null
  /** Of the button that brings the form back. */
  again?: string | null
}

type ResourceGateProps = { texts: ResourceGateTexts }

const Root = styled.div`
  &:has([data-open-gate]) > [data-gated] {
    display: none;
  }
`

const Panel = styled.div`
  display: grid;
  gap: var(--space-16);
  justify-items: start;
  padding: var(--space-32);
  background: var(--colour-accent-soft);
  border-radius: var(--radius-card);

  & > p:first-child {
    font-size: var(--font-size-20);
    font-weight: 600;
  }
`

/**
 * A form that gives something: a visitor who has sent it sees what it gave instead. The form is in the HTML, so it works
 * without a script, and the address of what it gives is not.
 */
export function ResourceGate({ texts, children }: ResourceGateProps & { children: ReactNode }) {
  // Without words for it the form just stays.
  if (!texts.title) return <>{children}</>
  return (
    <Root>
      <Island name="resource-gate" props={{ texts }}>
        <LiveResourceGate texts={texts} />
      </Island>
      <div data-gated>{children}</div>
    </Root>
  )
}

const pageInBrowser = (): string | undefined => openedResource(window.location.pathname)
const pageOnServer = (): undefined => undefined

/** What is shown instead of the form, hydrated on its own. */
export function LiveResourceGate({ texts }: ResourceGateProps) {
  const address = useSyncExternalStore(onOpenedResources, pageInBrowser, pageOnServer)
  const [isAsking, setIsAsking] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = address !== undefined && !isAsking

  useEffect(() => {
    // The form that had the focus has gone; without it the panel was there from the beginning.
    const active = document.activeElement
    if (isOpen && active && panel.current?.parentElement?.parentElement?.contains(active))
      panel.current.focus()
  }, [isOpen])

  if (!isOpen) return null
  return (
    <Panel ref={panel} tabIndex={-1} role="group" aria-label={texts.title ?? ''} data-open-gate>
      <p>{texts.title}</p>
      {texts.text && <p>{texts.text}</p>}
      {address && <LinkButton link={{ href: address, text: texts.link ?? '' }} />}
      {texts.again && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {texts.again}
        </Button>
      )}
    </Panel>
  )
}
