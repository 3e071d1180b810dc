import { iconLines, iconSize } from '../../theme/icons/lines'

/** A decorative drawing of one path, in the colour of the text. */
export function LineDrawing({ path }: { path: string }) {
  return (
    <svg
      width={iconSize}
      height={iconSize}
      viewBox={`0 0 ${iconSize} ${iconSize}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={iconLines.width}
      strokeLinecap={iconLines.end}
      strokeLinejoin={iconLines.end}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
