import { startTransition, useEffect, useState } from 'react'
import { opensInSteps } from '../site/pageParts'

/**
 * False while a page that is opened in steps shows its beginning: until its first frame is painted. The rest follows in
 * small tasks.
 */
export function useAllSlices(): boolean {
  const [all, setAll] = useState(() => !opensInSteps())
  useEffect(() => {
    // A task after the callback of a frame is one after its paint.
    if (!all) requestAnimationFrame(() => setTimeout(() => startTransition(() => setAll(true))))
  }, [all])
  return all
}
