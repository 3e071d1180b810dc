import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Badge } from '../../design/components/Badge'
import { CopyButton } from '../../design/components/CopyField/CopyButton'
import { Heading } from '../../design/components/Heading'
import { Island } from '../../design/hydration/Island'
import { media } from '../../design/theme/tokens'
import { devicesOf, ownFirst } from './device'

type DeviceStepsProps = {
  devices: readonly { device: string; name: string; steps: readonly string[] }[]
  yourDeviceLabel: string
  copyLabel: string
  copiedLabel: string
}

const Root = styled.ul`
  display: grid;
  gap: var(--space-24);
  list-style: none;

  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  }
`

const Device = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
  padding: var(--space-24);
  background: var(--colour-surface);
  border: 1px solid var(--colour-line);
  border-radius: var(--radius-card);

  &[data-own] {
    border-color: var(--colour-accent);
    box-shadow: inset 0 0 0 1px var(--colour-accent);
  }

  & > ol {
    display: grid;
    gap: var(--space-8);
    padding-inline-start: 1.4em;
  }

  & li::marker {
    color: var(--colour-label);
    font-weight: 600;
  }
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  /* As high as with the badge, which comes later. */
  min-height: var(--space-32);
`

/** Can do nothing without a script, so it is not there then. */
const Copy = styled.div`
  margin-block-start: auto;

  @media (scripting: none) {
    display: none;
  }
`

/** How to add a card on each device. All devices are always shown; the reader's own comes first if it is known. */
export function DeviceSteps(props: DeviceStepsProps) {
  if (props.devices.length === 0) return null
  return (
    <Island name="device-steps" props={props}>
      <LiveDeviceSteps {...props} />
    </Island>
  )
}

/** Steps as a text to send to somebody: the device, then a numbered line for each. */
export const stepsText = (name: string, steps: readonly string[]): string =>
  [name, ...steps.map((step, index) => `${index + 1}. ${step}`)].join('\n')

/** True while no part of an element is on the screen: it can change without moving what is read. */
const isOutOfSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= window.innerHeight || bottom <= 0
}

/** The steps themselves, hydrated on their own. */
export function LiveDeviceSteps({ devices, yourDeviceLabel, copyLabel, copiedLabel }: DeviceStepsProps) {
  const root = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState<readonly DeviceStepsProps['devices'][number][]>(devices)
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    const sorted = ownFirst(devices, devicesOf(navigator))
    setOwn(sorted.own?.device)
    if (root.current && isOutOfSight(root.current)) setShown(sorted.entries)
    // The device does not change, and neither do the props of an island.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const select = (device: string): void => {
    const list = root.current?.querySelector(`[data-device="${device}"] ol`)
    if (list) window.getSelection()?.selectAllChildren(list)
  }
  return (
    <Root ref={root} role="list">
      {shown.map(({ device, name, steps }) => (
        <Device key={device} data-device={device} {...(device === own ? { 'data-own': '' } : {})}>
          <Name>
            <Heading level={3} size="small">
              {name}
            </Heading>
            {device === own ? <Badge>{yourDeviceLabel}</Badge> : null}
          </Name>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Copy>
            <CopyButton
              label={name}
              value={stepsText(name, steps)}
              copyLabel={copyLabel}
              copiedLabel={copiedLabel}
              onRefused={() => select(device)}
              data-used="wallet"
            />
          </Copy>
        </Device>
      ))}
    </Root>
  )
}
