import type { Example } from '../example'
import { portraits, type PortraitName } from './portraits'
import { Portrait } from '.'

export const examples: Example[] = (Object.keys(portraits) as PortraitName[]).map((name) => ({
  title: name,
  element: <Portrait name={name} />,
}))
