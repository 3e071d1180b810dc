import { Composite, CompositeItem } from '@floating-ui/react'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { useBrowserCode } from '../../hydration/browserCode'

type TabsProps = {
  /** Names the row of tabs for assistive technology. */
  label: string
  tabs: readonly { label: string; content: ReactNode }[]
  /** Index of the tab shown first. */
  defaultTab?: number
  onSelect?: (index: number) => void
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-8);
  border-block-end: 1px solid var(--colour-line);
`

const Tab = styled.button`
  min-height: var(--height-button);
  margin-block-end: -1px;
  padding: var(--space-8) var(--space-12);
  background: none;
  border: 0;
  border-block-end: 3px solid transparent;
  color: var(--colour-ink-muted);
  font-weight: 500;

  &:hover {
    color: var(--colour-ink);
  }

  &[aria-selected='true'] {
    border-block-end-color: var(--colour-accent);
    color: var(--colour-accent-strong);
    font-weight: 600;
  }
`

const Panel = styled.div`
  padding-block-start: var(--space-24);

  /* Without JavaScript nobody could choose: everything is shown, below one another. */
  @media (scripting: none) {
    &&[hidden] {
      display: block !important;
    }
  }
`

/**
 * Panels of which one is shown. The arrow keys move between the tabs, Home and End move to the first and the
 * last, and the focused tab is shown at once (docs/decisions/0001-accessible-primitives.md).
 */
export function Tabs({ label, tabs, defaultTab = 0, onSelect }: TabsProps) {
  useBrowserCode()
  const id = useId()
  const [selected, setSelected] = useState(defaultTab)
  if (tabs.length === 0) return null
  const select = (index: number) => {
    if (index === selected) return
    setSelected(index)
    onSelect?.(index)
  }
  const jump = (event: KeyboardEvent<HTMLElement>) => {
    const index = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : undefined
    if (index === undefined) return
    event.preventDefault()
    document.getElementById(`${id}-tab-${index}`)?.focus()
    select(index)
  }
  return (
    <div>
      <Composite
        render={<List role="tablist" aria-label={label} />}
        orientation="horizontal"
        activeIndex={selected}
        onNavigate={select}
        onKeyDown={jump}
      >
        {tabs.map((tab, index) => (
          <CompositeItem
            key={index}
            render={(props) => (
              <Tab
                {...props}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                aria-controls={`${id}-panel-${index}`}
                aria-selected={index === selected}
                // The library sets the tab stop after hydration only; the prerendered page needs one too.
                tabIndex={index === selected ? 0 : -1}
                onClick={() => select(index)}
                data-replay="tab"
              >
                {tab.label}
              </Tab>
            )}
          />
        ))}
      </Composite>
      {tabs.map(({ content }, index) => (
        <Panel
          key={index}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== selected}
          tabIndex={0}
        >
          {content}
        </Panel>
      ))}
    </div>
  )
}
