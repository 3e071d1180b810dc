import { LineDrawing } from '../../../design/components/Icon/LineDrawing'

const paths = {
  add: 'M12 5v14M5 12h14',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  file: 'M6 3h8.5L19 7.5V21H6ZM14 3v5h5M12 17v-6M9.5 13.5 12 11l2.5 2.5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  chevron: 'M7 9.5l5 5 5-5',
} as const

export type ToolIconName = keyof typeof paths

/** A decorative icon of the tool. */
export const ToolIcon = ({ name }: { name: ToolIconName }) => <LineDrawing path={paths[name]} />
