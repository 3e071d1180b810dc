import { useEffect, useState } from 'react'

/** The day of the visitor, `2026-11-25`; undefined in prerendered HTML, which is read on another day. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => {
    const now = new Date()
    const local = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()))
    setToday(local.toISOString().slice(0, 10))
  }, [])
  return today
}
