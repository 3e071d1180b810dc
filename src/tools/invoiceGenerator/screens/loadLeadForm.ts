import { useEffect, useState } from 'react'

const importLeadForm = () => import('../../../leads/forms/LeadForm')

type LeadFormCode = Awaited<ReturnType<typeof importLeadForm>>

let loaded: LeadFormCode | undefined

/** Fetches the code of the e-mail form; again after a failure. */
export async function loadLeadForm(): Promise<LeadFormCode> {
  loaded ??= await importLeadForm()
  return loaded
}

/** The code of the e-mail form, which only the last step needs. `hasFailed`: it could not be fetched. */
export function useLeadFormCode(): { code: LeadFormCode | undefined; hasFailed: boolean } {
  const [code, setCode] = useState(loaded)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (code) return undefined
    let isCurrent = true
    loadLeadForm().then(
      (module) => {
        if (isCurrent) setCode(module)
      },
      (error: unknown) => {
        if (isCurrent) setHasFailed(true)
        if (navigator.onLine) reportError(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [code])
  return { code, hasFailed }
}
