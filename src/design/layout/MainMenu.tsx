import styled from 'styled-components'
import { useNavigation, useStrings } from '../../content/site/SiteContext'
import { Link } from '../components/Link'
import { media } from '../theme/tokens'
import { MenuEntries } from './MenuEntries'
import { menuItemStyle, MenuSummary } from './menuSummary'

const Root = styled.nav`
  display: none;

  ${media.md} {
    display: block;
  }
`

const List = styled.ul`
  display: flex;
  gap: var(--space-2);
  list-style: none;
`

const Menu = styled.details`
  position: relative;

  &[open] > summary {
    background: var(--colour-tint);
  }
`

const PlainLink = styled(Link)`
  ${menuItemStyle}
`

const Panel = styled.div`
  position: absolute;
  z-index: var(--z-menu);
  inset-block-start: calc(100% + var(--space-8));
  inset-inline-start: 0;
  width: 22rem;
  max-height: calc(100vh - var(--header-height) - var(--space-20));
  overflow-y: auto;
  padding: var(--space-8);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);
  box-shadow: 0 16px 40px -16px rgb(18 49 42 / 22%);

  ${media.motion} {
    animation: menu-in 0.16s ease-out;
  }

  @keyframes menu-in {
    from {
      opacity: 0;
      transform: translateY(-4px);
    }
  }
`

/** The menus of a wide screen, one native disclosure each. Hidden on narrow screens. */
export function MainMenu() {
  const { menus } = useNavigation()
  const { main_menu_label } = useStrings()
  return (
    <Root aria-label={main_menu_label}>
      <List role="list">
        {menus.map(({ label, link, entries }, index) => (
          <li key={index}>
            {entries.length > 0 ? (
              // A visitor may have opened it before the application started.
              <Menu name="menu" suppressHydrationWarning>
                <MenuSummary>{label}</MenuSummary>
                <Panel>
                  <MenuEntries entries={entries} />
                </Panel>
              </Menu>
            ) : link ? (
              <PlainLink to={link.href} target={link.target}>
                {label}
              </PlainLink>
            ) : null}
          </li>
        ))}
      </List>
    </Root>
  )
}
