import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { brand } from '../../../core/brand'
import { Icon } from '../../../design/components/Icon'
import { areaIcons, productAreas, type ProductArea } from '../../../design/productScreens/productAreas'
import { useScreen } from '../screen'
import { from } from '../widths'
import { ScreenTitle } from './controls'

/** The edge of a phone; where there is room, a window has its own. */
const frame = css`
  overflow: hidden;
  border: var(--space-8) solid var(--colour-night);
  border-radius: var(--space-40);
  box-shadow: 0 1rem 2.5rem rgb(18 49 42 / 14%);
  background: var(--colour-surface);
  color: var(--colour-ink);
  font-size: var(--font-size-14);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
`

const PhoneRoot = styled.div`
  ${frame}
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 24rem;
  min-height: 38rem;
  margin-inline: auto;
`

const StatusBar = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding: var(--space-8) var(--space-24) var(--space-4);
  font-size: var(--font-size-12);
  font-weight: 600;

  &::after {
    content: '';
    width: 1.5rem;
    height: 0.7rem;
    border: 2px solid currentcolor;
    border-radius: 3px;
    background: linear-gradient(90deg, currentcolor 70%, transparent 70%) content-box;
    padding: 1px;
  }
`

const PhoneBody = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-12) var(--space-20) var(--space-24);
`

/** The time that phones show. */
export const phoneTime = '12:46'

/** A phone with a screen of the app. A screen without a `title` has its heading in it. */
export function Phone({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <PhoneRoot>
      <StatusBar aria-hidden="true">{phoneTime}</StatusBar>
      <PhoneBody>
        {title ? <ScreenTitle>{title}</ScreenTitle> : null}
        {children}
      </PhoneBody>
    </PhoneRoot>
  )
}

const WindowRoot = styled.div`
  ${frame}
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-height: 34rem;

  ${from.sm} {
    grid-template: minmax(0, 1fr) / 11rem minmax(0, 1fr);
    border: 1px solid var(--colour-line);
    border-radius: var(--radius-card);
  }
`

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding: var(--space-12) var(--space-16);
  border-bottom: 1px solid var(--colour-line);
  background: var(--colour-paper);

  & > b {
    font-size: var(--font-size-18);
    letter-spacing: -0.04em;
  }

  & > small {
    color: var(--colour-ink-muted);
    font-size: var(--font-size-12);
  }

  & > button {
    display: none;
  }

  ${from.sm} {
    border-bottom: 0;
    border-inline-end: 1px solid var(--colour-line);
    padding: var(--space-20) var(--space-12);

    & > b,
    & > small {
      padding-inline: var(--space-8);
    }

    & > small {
      margin-block-end: var(--space-16);
    }

    & > button {
      display: flex;
    }
  }
`

const NavButton = styled.button`
  gap: var(--space-8);
  align-items: center;
  min-height: 2.25rem;
  padding: var(--space-4) var(--space-8);
  background: none;
  border: 0;
  border-radius: var(--radius-small);
  color: var(--colour-ink-muted);
  text-align: start;

  & svg {
    width: 1.1rem;
    height: 1.1rem;
  }

  &:hover {
    background: var(--colour-tint);
  }

  &[aria-current] {
    background: var(--colour-accent-soft);
    color: var(--colour-accent-strong);
    font-weight: 600;
  }
`

const WindowBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-24);
  min-width: 0;
  padding: var(--space-20) var(--space-16) var(--space-24);

  ${from.sm} {
    padding: var(--space-24) var(--space-32) var(--space-32);
  }
`

const TopLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8) var(--space-16);
  align-items: center;
  justify-content: space-between;
`

type WindowProps = {
  area: ProductArea
  title: string
  /** What stands beside the title. */
  end?: ReactNode
  children: ReactNode
}

/** The window of the web application with a screen of one of its areas; on a phone the same part of the app. */
export function Window({ area, title, end, children }: WindowProps) {
  const { nav, scenario, elsewhere } = useScreen()
  return (
    <WindowRoot>
      <Side>
        <b>{brand.name}</b>
        <small>{scenario.companyName}</small>
        {productAreas.map((id, index) => (
          <NavButton
            key={id}
            type="button"
            aria-current={id === area ? 'page' : undefined}
            onClick={id === area ? undefined : elsewhere}
          >
            <Icon name={areaIcons[id]} />
            <span>{nav[index]}</span>
          </NavButton>
        ))}
      </Side>
      <WindowBody>
        {end ? (
          <TopLine>
            <ScreenTitle>{title}</ScreenTitle>
            {end}
          </TopLine>
        ) : (
          <ScreenTitle>{title}</ScreenTitle>
        )}
        {children}
      </WindowBody>
    </WindowRoot>
  )
}
