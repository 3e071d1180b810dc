import { brand } from '../../core/brand'

/** The logo: an open coin and the name. */
export function BrandMark() {
  return (
    <span className="brand" translate="no">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path d="M20.9 4.2A12 12 0 1 0 26 14h-5.5A6.5 6.5 0 1 1 17.7 8.7Z" fill="var(--colour-accent)" />
        <circle cx="23.5" cy="8" r="3" fill="var(--colour-coral)" />
      </svg>
      {brand.name}
    </span>
  )
}
