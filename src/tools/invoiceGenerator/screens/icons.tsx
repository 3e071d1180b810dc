import { LineDrawing } from '../../../design/components/Icon/LineDrawing'

const paths = {
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M9 9h11v11H9ZM15 9V4H4v11h5',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  add: 'M12 5v14M5 12h14',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  paste: 'M9 4h6v3H9ZM9 5.5H6V20h12V5.5h-3M9 12h6M9 16h6',
  file: 'M6 3h8.5L19 7.5V21H6ZM14 3v5h5M12 17v-6M9.5 13.5 12 11l2.5 2.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  chevron: 'M7 9.5l5 5 5-5',
} as const

export type ToolIconName = keyof typeof paths

/** A decorative icon of the tool. */
export const ToolIcon = ({ name }: { name: ToolIconName }) => <LineDrawing path={paths[name]} />
