import { iconPaths } from './paths'

/** A decorative line icon of 24 px in the colour of the text; nothing for an unknown name. */
export function Icon({ name }: { name: string }) {
  const path = iconPaths[name]
  if (!path) return null
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
