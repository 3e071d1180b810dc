import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * What was given in the last render, for callbacks that wait for something; undefined once the input is gone. A callback of
 * an earlier render would bring back what the document was then.
 */
export function useLatest<Given>(given: Given): RefObject<Given | undefined> {
  const latest = useRef<Given | undefined>(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )
  return latest
}
