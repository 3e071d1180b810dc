import styled from 'styled-components'
import { useNavigation, useStrings } from '../../content/site/SiteContext'
import { ButtonRow } from '../components/ButtonRow'
import { Link } from '../components/Link'
import { LinkButton } from '../components/LinkButton'
import { media } from '../theme/tokens'
import { MenuEntries } from './MenuEntries'
import { menuItemStyle, MenuSummary } from './menuSummary'

const Root = styled.details`
  flex: none;

  ${media.md} {
    display: none;
  }
`

const Toggle = styled.summary`
  display: grid;
  place-items: center;
  width: var(--height-button);
  height: var(--height-button);
  border: 1px solid var(--colour-line-strong);
  border-radius: var(--radius-control);
`

const Bars = styled.span`
  width: 16px;
  height: 8px;
  border-block: 2px solid currentcolor;
  transition: height 0.15s;

  ${Root}[open] & {
    position: relative;
    border-color: transparent;

    &::before,
    &::after {
      content: '';
      position: absolute;
      inset: 1px -1px auto;
      height: 2px;
      background: currentcolor;
      rotate: 45deg;
    }

    &::after {
      rotate: -45deg;
    }
  }
`

const Panel = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  height: calc(100vh - var(--header-height));
  height: calc(100dvh - var(--header-height));
  overflow-y: auto;

  /* Space at the end for a banner above the header, which pushes the panel down. */
  padding: var(--space-12) var(--gutter) calc(var(--space-60) + var(--space-40));
  background: var(--colour-paper);
  overscroll-behavior: contain;
  white-space: normal;
`

const List = styled.ul`
  margin-block-end: var(--space-24);
  list-style: none;

  & > li {
    border-block-end: 1px solid var(--colour-line);
  }
`

const Group = styled(MenuSummary)`
  justify-content: space-between;
  min-height: var(--space-60);
  padding-inline: 0;
  font-size: var(--font-size-20);

  &:hover {
    background: none;
  }
`

const PlainLink = styled(Link)`
  ${menuItemStyle}
  min-height: var(--space-60);
  padding-inline: 0;
  font-size: var(--font-size-20);
`

const GroupPanel = styled.div`
  margin-inline: calc(-1 * var(--space-12));
  padding-block-end: var(--space-16);
`

/** The menus of a narrow screen behind one button. Hidden on wide screens. */
export function MobileMenu() {
  const { menus, logIn, demo } = useNavigation()
  const { menu, main_menu_label, log_in } = useStrings()
  return (
    <Root data-fills-screen suppressHydrationWarning>
      <Toggle>
        <span className="visually-hidden">{menu}</span>
        <Bars aria-hidden="true" />
      </Toggle>
      <Panel>
        <nav aria-label={main_menu_label}>
          <List role="list">
            {menus.map(({ label, link, entries }, index) => (
              <li key={index}>
                {entries.length > 0 ? (
                  <details name="mobile-menu" suppressHydrationWarning>
                    <Group>{label}</Group>
                    <GroupPanel>
                      <MenuEntries entries={entries} />
                    </GroupPanel>
                  </details>
                ) : link ? (
                  <PlainLink to={link.href} target={link.target}>
                    {label}
                  </PlainLink>
                ) : null}
              </li>
            ))}
          </List>
        </nav>
        <ButtonRow>
          <LinkButton link={demo} />
          <LinkButton link={logIn && { ...logIn, text: log_in }} variant="secondary" />
        </ButtonRow>
      </Panel>
    </Root>
  )
}
