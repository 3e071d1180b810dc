import { createRoot, type Root } from 'react-dom/client'
import { localeOfPath } from '../../../locales.config'
import { isTypeformId, type Survey } from '../../content/site/survey'
import { matchesAny } from '../../core/routing/pathPattern'
import { pathWithinLocale } from '../../core/routing/pathWithinLocale'
import type { Integrations } from '../../visitor/integrations/contract'
import { localeFiles } from '../start/localeFiles'
import { onNavigation } from '../start/navigations'
import { keepOffFirstScreen, whenLookedAround } from '../survey/readiness'
import { SurveyInvitation } from '../survey/SurveyInvitation'
import { typeform } from '../vendors/typeform'
import { cornerOf } from './corner'

const isSurvey = (value: unknown): value is Survey => {
  const { typeformId, hiddenPaths, texts } = (value ?? {}) as Partial<Survey>
  return (
    typeof typeformId === 'string' && isTypeformId(typeformId) && Array.isArray(hiddenPaths) && Boolean(texts)
  )
}

/** Invites to the survey of the locale on the pages that have it, when the visitor has had time to look around. */
export function startSurvey(settings: Required<Integrations>['typeform']): void {
  const vendor = typeform(settings)
  const withSurvey = settings.locales.split(' ')
  const load = localeFiles('survey', isSurvey)
  let root: Root | undefined
  const show = async (): Promise<void> => {
    const path = window.location.pathname
    const { urlCode = '' } = localeOfPath(path) ?? {}
    const survey = withSurvey.includes(urlCode) ? await load(urlCode) : undefined
    // The visitor may have gone on meanwhile.
    if (path !== window.location.pathname) return
    const isShown = survey && !matchesAny(survey.hiddenPaths, pathWithinLocale(path))
    if (isShown && !root) {
      const place = cornerOf('survey')
      keepOffFirstScreen(place)
      root = createRoot(place)
    }
    root?.render(isShown ? <SurveyInvitation key={urlCode} survey={survey} vendor={vendor} /> : null)
  }
  whenLookedAround(() => {
    void show()
    onNavigation(() => void show())
  })
}
