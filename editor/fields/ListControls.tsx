type ListControlsProps = {
  /** What the entry is called, for screen readers: `Slice 2, Quote`. */
  name: string
  place: number
  length: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Buttons that move an entry of a list up and down, and remove it. */
export function ListControls({ name, place, length, onMove, onRemove }: ListControlsProps) {
  return (
    <span className="controls">
      <button
        type="button"
        disabled={place === 0}
        aria-label={`Move up: ${name}`}
        onClick={() => onMove(place - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={place === length - 1}
        aria-label={`Move down: ${name}`}
        onClick={() => onMove(place + 1)}
      >
        ↓
      </button>
      <button type="button" aria-label={`Remove: ${name}`} onClick={onRemove}>
        Remove
      </button>
    </span>
  )
}
