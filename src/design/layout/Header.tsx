import { useRef } from 'react'
import styled from 'styled-components'
import { useLocale, useNavigation, useStrings } from '../../content/site/SiteContext'
import { brand } from '../../core/brand'
import { Link } from '../components/Link'
import { LinkButton } from '../components/LinkButton'
import { media } from '../theme/tokens'
import { BrandMark } from './BrandMark'
import { MainMenu } from './MainMenu'
import { MobileMenu } from './MobileMenu'
import { useDisclosures } from './useDisclosures'

const Root = styled.header`
  position: sticky;
  z-index: var(--z-header);
  inset-block-start: 0;
  background: var(--colour-paper);
  border-block-end: 1px solid var(--colour-line);
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  max-width: calc(var(--width-wide) + 2 * var(--gutter));
  height: calc(var(--header-height) - 1px);
  margin-inline: auto;
  padding-inline: var(--gutter);

  ${media.md} {
    gap: var(--space-24);
  }
`

const Home = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: var(--height-button);
  margin-inline-end: auto;
  text-decoration: none;

  ${media.md} {
    margin-inline-end: 0;
  }
`

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-width: 0;

  /* A long label takes two lines on a phone, one long word also, so that the header keeps its one row. */
  & > a {
    min-width: 0;
    padding: 0 var(--space-12);
    overflow-wrap: anywhere;
    font-size: var(--font-size-14);
    line-height: 1.15;
  }

  ${media.xs} {
    white-space: nowrap;

    & > a {
      padding: var(--space-8) var(--space-20);
      font-size: var(--font-size-16);
    }
  }

  ${media.md} {
    margin-inline-start: auto;
  }
`

const LogIn = styled.span`
  display: none;

  ${media.md} {
    display: contents;
  }

  /* Set by the bootstrap script for a visitor who uses the app: the link to it takes the place of the one to the registration. */
  [data-member] & {
    display: contents;
  }

  [data-member] & > a {
    padding-inline: var(--space-12);
    border-color: var(--colour-line-strong);
  }

  [data-member] & + a {
    display: none;
  }
`

/**
 * The top of every page: brand, menus, log in and sign up. Works before JavaScript. Which links it has, in which order, the
 * `navigation` document of the language says.
 */
export function Header() {
  const root = useRef<HTMLElement>(null)
  const { urlCode } = useLocale()
  const { logIn, signUp } = useNavigation()
  const { home, log_in, sign_up } = useStrings()
  useDisclosures(root)
  return (
    <Root ref={root}>
      <Row>
        <Home to={`/${urlCode}`} aria-label={`${brand.name}, ${home}`}>
          <BrandMark />
        </Home>
        <MainMenu />
        <Actions>
          {logIn ? (
            <LogIn>
              <LinkButton link={{ ...logIn, text: log_in }} variant="quiet" />
            </LogIn>
          ) : null}
          <LinkButton link={signUp && { ...signUp, text: sign_up }} />
          <MobileMenu />
        </Actions>
      </Row>
    </Root>
  )
}
