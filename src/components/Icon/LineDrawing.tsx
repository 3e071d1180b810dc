/** How lines are drawn: 24 px, 1.6 px wide. */
export const lineStyle = {
  fill: 'none',
  strokeWidth: '1.6',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A decorative drawing of one path, in the colour of the text. */
export function LineDrawing({ path }: { path: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" stroke="currentColor" {...lineStyle} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
